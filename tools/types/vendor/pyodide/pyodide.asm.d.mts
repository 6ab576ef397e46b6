/** The compiled runtime's own loader, which Pyodide calls. */
declare const createPyodideModule: unknown;
export default createPyodideModule;
