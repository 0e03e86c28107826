/** Names of places and people, compared as `app/pointerscope/mobility/places.py` compares them. */

import {
  ACCENTS,
  INVISIBLE,
  MAX_COMPARED_CHARACTERS,
  MAX_SUGGESTIONS,
  MIN_COMPARED_CHARACTERS,
  MIN_SIMILARITY,
  MIN_TOKEN_RATIO,
  PLAIN_LETTERS,
} from "./limits.js";
import { beginning, characters, isSpace, words } from "./text.js";

/** @typedef {Map<string, number[]>} IdsByName */

/** @type {Map<string, string>} */
const plainLetters = new Map(Object.entries(PLAIN_LETTERS));

/** Ids by name, for three ways to compare names; each index is built once, when first used. */
export class NameIndex {
  /** @type {Map<(name: string) => string, IdsByName>} */
  #indices = new Map();

  /** @param {Map<number, string>} names by id */
  constructor(names) {
    this.names = names;
  }

  /** The ids with exactly this name, or else those with it in another case. @param {string} name */
  findWithAccents(name) {
    return this.#find(normaliseName, name) ?? this.#find(casefoldName, name) ?? [];
  }

  /** The ids with this name in any case and with any accents. @param {string} name */
  findWithoutAccents(name) {
    return this.#find(foldName, name) ?? [];
  }

  /** @param {(name: string) => string} convert @returns {IdsByName} */
  by(convert) {
    let ids = this.#indices.get(convert);
    if (!ids) {
      ids = new Map();
      for (const [id, name] of this.names) {
        const converted = convert(name);
        const others = ids.get(converted);
        if (others) others.push(id);
        else ids.set(converted, [id]);
      }
      this.#indices.set(convert, ids);
    }
    return ids;
  }

  /** @param {(name: string) => string} convert @param {string} name */
  #find(convert, name) {
    return this.by(convert).get(convert(name));
  }
}

/** A name in composed Unicode with single spaces. @param {string} name */
const normaliseName = (name) => words(removeInvisible(name).normalize("NFC")).join(" ");

/** A name in compatible Unicode and lower case. @param {string} name */
export const casefoldName = (name) =>
  words(casefold(removeInvisible(name).normalize("NFKC"))).join(" ");

/** A name in lower case without accents: `cafe luna` for “Café Luna”. @param {string} name */
export function foldName(name) {
  const letters = casefoldName(name).normalize("NFKD").replace(ACCENTS, "");
  return words(Array.from(letters, (letter) => plainLetters.get(letter) ?? letter).join("")).join(
    " ",
  );
}

/**
 * The folded names that resemble what was typed, the closest first.
 * @param {string} typed
 * @param {string[]} names folded
 */
export function closestNames(typed, names) {
  const compared = beginning(foldName(typed), MAX_COMPARED_CHARACTERS);
  if ([...compared].length < MIN_COMPARED_CHARACTERS) return [];
  const candidates = names.filter(possiblyLike(compared));
  /** @param {(first: string, second: string) => number} score @param {number} least */
  const best = (score, least) =>
    candidates
      .map((name) => ({ name, score: score(compared, name) }))
      .filter((candidate) => candidate.score >= least)
      .sort((first, second) => second.score - first.score)
      .slice(0, MAX_SUGGESTIONS);
  const close = [...best(spelling, MIN_SIMILARITY), ...best(tokenRatio, MIN_TOKEN_RATIO)];
  return [...new Set(close.map(({ name }) => name))]
    .map((name) => ({
      name,
      score: Math.max(spelling(compared, name), tokenSortRatio(compared, name) / 100),
    }))
    .sort((first, second) => second.score - first.score || (first.name < second.name ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}

/**
 * A quick test that drops most names, and none that is similar enough: those that share no word
 * with the text, and of whose letters so many are in only one of the two that too few are right.
 * @param {string} compared
 * @returns {(name: string) => boolean}
 */
function possiblyLike(compared) {
  const whole = words(compared).map((word) => ` ${word} `);
  const letters = letterBits(compared);
  return (name) => {
    const longest = Math.max(compared.length, name.length);
    // One changed letter can make a difference of two.
    let allowed = 2 * (1 - MIN_SIMILARITY) * longest;
    for (let bits = letters ^ letterBits(name); bits; bits &= bits - 1) allowed -= 1;
    return allowed >= 0 || whole.some((word) => ` ${name} `.includes(word));
  };
}

/** The letters of a text, as a set of 32 kinds. @param {string} text */
function letterBits(text) {
  let bits = 0;
  for (const letter of text) bits |= 1 << Number(letter.codePointAt(0));
  return bits;
}

/** @param {string} text */
function removeInvisible(text) {
  return text.replace(INVISIBLE, (run) => ([...run].some(isSpace) ? " " : ""));
}

/** Unicode's full case folding, of which JavaScript knows only parts. @param {string} text */
function casefold(text) {
  return text
    .replace(/[^ı]+/g, (run) => run.toLowerCase().toUpperCase().toLowerCase())
    .replaceAll("ς", "σ");
}

// The measures of rapidfuzz that the server uses, with its arithmetic, so that ties stay ties.

/**
 * The share of letters that are right (optimal string alignment); 0 where the lengths alone make
 * it too small.
 * @param {string} first
 * @param {string} second
 */
function spelling(first, second) {
  const [rows, columns] = [[...first], [...second]];
  const longest = Math.max(rows.length, columns.length);
  if (1 - Math.abs(rows.length - columns.length) / longest < MIN_SIMILARITY) return 0;
  /** @type {number[]} */
  let earlier = [];
  /** @type {number[]} */
  let above = [];
  let row = [0, ...columns.keys()].map((_, column) => column);
  for (let index = 1; index <= rows.length; index += 1) {
    const letter = rows[index - 1];
    const before = rows[index - 2];
    [earlier, above, row] = [above, row, [index]];
    for (let column = 1; column <= columns.length; column += 1) {
      const other = columns[column - 1];
      const changed = (above[column - 1] ?? 0) + (letter === other ? 0 : 1);
      let distance = Math.min(changed, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
      if (before === other && letter === columns[column - 2]) {
        distance = Math.min(distance, (earlier[column - 2] ?? 0) + 1); // swapped
      }
      row.push(distance);
    }
  }
  return 1 - (row[columns.length] ?? 0) / longest;
}

/**
 * The likeness of two texts in percent, whatever the order of their words, and of the words that
 * only one of them has.
 * @param {string} first
 * @param {string} second
 */
function tokenRatio(first, second) {
  const [firstWords, secondWords] = [new Set(words(first)), new Set(words(second))];
  const shared = [...firstWords].filter((word) => secondWords.has(word));
  const onlyFirst = [...firstWords].filter((word) => !secondWords.has(word));
  const onlySecond = [...secondWords].filter((word) => !firstWords.has(word));
  if (shared.length && !(onlyFirst.length && onlySecond.length)) return 100;
  const [one, other] = [joinSorted(onlyFirst), joinSorted(onlySecond)];
  const common = shared.length && characters(joinSorted(shared)) + 1; // with a space behind it
  const [ones, others] = [common + characters(one), common + characters(other)];
  /** @param {number} distance @param {number} lengths */
  const percent = (distance, lengths) => 100 - (100 * distance) / lengths;
  if (!common && percent(Math.abs(ones - others), ones + others) < MIN_TOKEN_RATIO) return 0;
  return Math.max(
    tokenSortRatio(first, second),
    percent(indel(one, other), ones + others),
    common && percent(ones - common + 1, common - 1 + ones),
    common && percent(others - common + 1, common - 1 + others),
  );
}

/**
 * The likeness of two texts in percent, with their words sorted.
 * @param {string} first
 * @param {string} second
 */
function tokenSortRatio(first, second) {
  const [one, other] = [joinSorted(words(first)), joinSorted(words(second))];
  return (1 - indel(one, other) / (characters(one) + characters(other))) * 100;
}

/** @param {string[]} parts */
const joinSorted = (parts) => parts.sort().join(" ");

/**
 * How many letters must be inserted or deleted to make one text of the other.
 * @param {string} first
 * @param {string} second
 */
function indel(first, second) {
  const [rows, columns] = [[...first], [...second]];
  /** @type {number[]} */
  const common = columns.map(() => 0); // lengths of longest common subsequences
  for (const letter of rows) {
    let diagonal = 0;
    let left = 0;
    for (let column = 0; column < columns.length; column += 1) {
      const above = common[column] ?? 0;
      left = letter === columns[column] ? diagonal + 1 : Math.max(above, left);
      common[column] = left;
      diagonal = above;
    }
  }
  return rows.length + columns.length - 2 * (common.at(-1) ?? 0);
}
