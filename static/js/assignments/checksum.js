/** A checksum that finds slips in typing and copying. It is no proof of anything. */

const POLYNOMIAL = 0xedb88320;
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** The CRC-32 of a text as eight hexadecimal digits. @param {string} text */
export function crc32(text) {
  let value = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    value = /** @type {number} */ (TABLE[(value ^ byte) & 0xff]) ^ (value >>> 8);
  }
  return ((value ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
