/** Numbers as the language of a lesson writes them (`lessons/framework/sentences.py`). */

const NUMBER = /\d[\d.,]*\d/g;
/** @type {Record<string, string>} */
const SWAP = { ".": ",", ",": "." };

/** Whether this page writes a decimal comma; asked once. @type {boolean | undefined} */
let isWithComma;

function hasComma() {
  isWithComma ??= document.querySelector('[data-decimal=","]') !== null;
  return isWithComma;
}

/** A text with its numbers as the page's language writes them. @param {string} text */
export function localised(text) {
  if (!hasComma()) return text;
  return text.replaceAll(NUMBER, (number) =>
    number.replaceAll(/[.,]/g, (sign) => SWAP[sign] ?? sign),
  );
}

/** What a reader typed, with a point before its decimals. @param {string} text */
export function unlocalised(text) {
  return hasComma() ? text.replace(",", ".") : text;
}
