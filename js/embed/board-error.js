/** Why something did not happen; `code` is one of those in docs/embedding.md. */
export class BoardError extends Error {
  /** @param {{ code: string, message: string }} refusal */
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}
