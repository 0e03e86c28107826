/** Bytes as text, and back: by the browser's own functions where it has them, which are quicker. */

/** @typedef {{toBase64?: () => string}} Encoding */
/** @typedef {{fromBase64?: (text: string) => Uint8Array<ArrayBuffer>}} Decoding */

/** @param {Iterable<number>} bytes */
export function toBase64(bytes) {
  const array = bytes instanceof Uint8Array ? bytes : Uint8Array.from(bytes);
  const encoded = /** @type {Encoding} */ (array).toBase64?.();
  if (encoded !== undefined) return encoded;
  let text = "";
  for (const byte of array) text += String.fromCharCode(byte);
  return btoa(text);
}

/** @param {string} text */
export function fromBase64(text) {
  const decoded = /** @type {Decoding} */ (Uint8Array).fromBase64?.(text);
  if (decoded) return decoded;
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at++) bytes[at] = signs.charCodeAt(at);
  return bytes;
}
