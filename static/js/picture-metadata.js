/** Title and source written into the file of a picture. */

const END_OF_HEADER = 33; // bytes of a PNG: its signature, and the chunk with its size

/**
 * A picture with metadata.
 * @param {string} address a data URL of the picture, as Plotly makes it
 * @param {"svg" | "png"} format
 * @param {{title: string, origin: string}} metadata
 * @returns {Blob}
 */
export function withMetadata(address, format, { title, origin }) {
  const content = address.slice(address.indexOf(",") + 1);
  if (format === "svg") return svgWithMetadata(decodeURIComponent(content), title, origin);
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const texts = [textChunk("Title", title), textChunk("Source", origin)];
  return new Blob([bytes.subarray(0, END_OF_HEADER), ...texts, bytes.subarray(END_OF_HEADER)], {
    type: "image/png",
  });
}

/**
 * @param {string} text
 * @param {string} title
 * @param {string} origin
 */
function svgWithMetadata(text, title, origin) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const make = (/** @type {string} */ name, /** @type {string} */ content) => {
    const element = document.createElementNS(svg.namespaceURI, name);
    element.textContent = content;
    return element;
  };
  svg.prepend(make("title", title), make("desc", origin));
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
}

/**
 * An iTXt chunk: a text in a PNG, in UTF-8 (PNG specification, 11.3.3.4).
 * @param {string} keyword
 * @param {string} text
 * @returns {ArrayBuffer}
 */
export function textChunk(keyword, text) {
  const content = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${text}`);
  const chunk = new DataView(new ArrayBuffer(content.length + 8));
  chunk.setUint32(0, content.length - 4);
  new Uint8Array(chunk.buffer).set(content, 4);
  chunk.setUint32(content.length + 4, crc32(content));
  return chunk.buffer;
}

/** CRC-32 as PNG uses it (PNG specification, annex D). @param {Uint8Array} bytes */
export function crc32(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
