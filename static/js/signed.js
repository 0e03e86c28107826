/** Pictures that say within the file, beside what is seen, where they come from. */

const END_OF_HEADER = 33; // bytes of a PNG: its signature and the chunk that says its size

/**
 * @param {string} address a data URL of the picture, as Plotly makes it
 * @param {"svg" | "png"} format
 * @param {{title: string, origin: string}} said
 * @returns {Blob}
 */
export function signed(address, format, { title, origin }) {
  if (format === "svg")
    return signedVector(decodeURIComponent(address.slice(address.indexOf(",") + 1)), title, origin);
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) =>
    letter.charCodeAt(0),
  );
  const texts = [chunk("Title", title), chunk("Source", origin)];
  return new Blob([bytes.subarray(0, END_OF_HEADER), ...texts, bytes.subarray(END_OF_HEADER)], {
    type: "image/png",
  });
}

function signedVector(text, title, origin) {
  const vector = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const say = (name, words) =>
    Object.assign(document.createElementNS(vector.namespaceURI, name), { textContent: words });
  vector.prepend(say("title", title), say("desc", origin));
  return new Blob([new XMLSerializer().serializeToString(vector)], { type: "image/svg+xml" });
}

/** A text in a PNG, in UTF-8 (PNG specification, 11.3.3.4). */
function chunk(keyword, text) {
  const content = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${text}`);
  const made = new DataView(new ArrayBuffer(content.length + 8));
  made.setUint32(0, content.length - 4);
  new Uint8Array(made.buffer).set(content, 4);
  made.setUint32(content.length + 4, checksum(content));
  return made.buffer;
}

/** CRC-32, as PNG asks for. */
function checksum(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
