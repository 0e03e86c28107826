/** Texts as Python reads them: characters are code points, and spaces are those of Unicode. */

import { SPACES } from "./limits.js";

const RUN_OF_SPACES = new RegExp(`[${SPACES}]+`);

/** @param {string} character */
export const isSpace = (character) => character !== "" && SPACES.includes(character);

/** The text without the spaces around it. @param {string} text */
export function strip(text) {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text.charAt(start))) start += 1;
  while (start < end && isSpace(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** @param {string} text */
export const words = (text) => text.split(RUN_OF_SPACES).filter(Boolean);

/** How many characters a text has. @param {string} text */
export const characters = (text) => [...text].length;

/** The beginning of a text. @param {string} text @param {number} count of characters */
export const beginning = (text, count) =>
  text.length <= count ? text : [...text.slice(0, 2 * count)].slice(0, count).join("");

/** Whether half a character stands alone. @param {string} text */
export const hasLoneSurrogate = (text) => /\p{Surrogate}/u.test(text);
