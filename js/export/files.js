/** What the page makes, given to the person: as a file, or by the clipboard. */

/**
 * Has the browser keep something as a file.
 *
 * @param {string} name
 * @param {Blob} content
 */
export function save(name, content) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by the time that this is taken back, and holds the content itself.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Draws a picture in pixels.
 *
 * @param {{ text: string, width: number, height: number }} picture an SVG document
 * @returns {Promise<Blob>} a PNG
 */
export async function raster({ text, width, height }) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), 'image/png');
  });
}

/**
 * Puts a picture onto the clipboard.
 *
 * @param {Promise<Blob>} png
 */
export function copyPicture(png) {
  // The promise goes in as it is: some browsers only allow this while the press lasts.
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
}

/**
 * Copies what stands in a field; where the browser has no clipboard for the page, as it has none
 * without encryption, like a person would, and else leaves it selected for that person.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
