/** A matrix as an image with one pixel for each number: a PNG with a palette, as a data address. */

import { toBase64 } from "../base64.js";

/** @typedef {[red: number, green: number, blue: number]} Colour each 0 to 255 */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PALETTE_COLOURS = 256;
const LARGEST_BLOCK = 65535; // bytes in an uncompressed block
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++)
    remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});

/** @type {Map<string, ArrayLike<number>[]>} their chunks by the colours at their ends */
const palettes = new Map();

/**
 * @param {ArrayLike<number>} values rows × columns, each from 0 to `most`; what lies outside is cut off
 * @param {number} columns
 * @param {[least: Colour, most: Colour]} scale
 * @param {number} [most]
 */
export function weightMap(values, columns, scale, most = 1) {
  const rows = values.length / columns;
  const levels = PALETTE_COLOURS - 1;
  const pixels = new Uint8Array(rows * (columns + 1)); // a filter byte, 0, starts each row
  for (let at = 0, pixel = 0; at < values.length; at++, pixel++) {
    if (at % columns === 0) pixel++;
    const level = Math.round((Number(values[at]) / most) * levels);
    pixels[pixel] = level > 0 ? Math.min(levels, level) : 0; // also where there is no number
  }
  const header = [...bytesOf(columns), ...bytesOf(rows), 8, 3, 0, 0, 0]; // 8 bits, palette
  const parts = [
    SIGNATURE,
    ...chunk("IHDR", header),
    ...paletteOf(scale),
    ...chunk("IDAT", stored(pixels)),
    ...chunk("IEND", []),
  ];
  return `data:image/png;base64,${toBase64(joined(parts))}`;
}

/** @param {[least: Colour, most: Colour]} scale */
function paletteOf([least, most]) {
  const key = [...least, ...most].join(" ");
  const known = palettes.get(key);
  if (known) return known;
  const palette = new Uint8Array(3 * PALETTE_COLOURS);
  for (let part = 0; part < 3; part++) {
    const [from, to] = [Number(least[part]), Number(most[part])];
    for (let level = 0; level < PALETTE_COLOURS; level++) {
      const share = level / (PALETTE_COLOURS - 1);
      palette[3 * level + part] = Math.round(from + share * (to - from));
    }
  }
  const made = chunk("PLTE", palette);
  palettes.set(key, made);
  return made;
}

/** @param {string} type @param {ArrayLike<number>} content @returns {ArrayLike<number>[]} */
function chunk(type, content) {
  const name = [...type].map((letter) => letter.charCodeAt(0));
  let crc = 0xffffffff;
  for (const part of [name, content]) {
    const { length } = part;
    for (let at = 0; at < length; at++) {
      // Without a call, since this runs for each byte.
      const index = (crc ^ /** @type {number} */ (part[at])) & 255;
      crc = /** @type {number} */ (CRC_TABLE[index]) ^ (crc >>> 8);
    }
  }
  return [bytesOf(content.length), name, content, bytesOf(~crc)];
}

/** Bytes as a zlib stream that does not compress. @param {Uint8Array} bytes */
function stored(bytes) {
  /** @type {ArrayLike<number>[]} */
  const parts = [[0x78, 0x01]];
  for (let start = 0; start < bytes.length; start += LARGEST_BLOCK) {
    const block = bytes.subarray(start, start + LARGEST_BLOCK);
    const isLast = start + LARGEST_BLOCK >= bytes.length;
    const [low, high] = [block.length & 255, block.length >> 8];
    parts.push([Number(isLast), low, high, low ^ 255, high ^ 255], block);
  }
  let [first, second] = [1, 0];
  for (const byte of bytes) {
    first = (first + byte) % 65521;
    second = (second + first) % 65521;
  }
  return joined([...parts, [second >> 8, second & 255, first >> 8, first & 255]]);
}

/** @param {ArrayLike<number>[]} parts */
function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

/** A whole number as four bytes, the largest first. @param {number} number */
function bytesOf(number) {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
}
