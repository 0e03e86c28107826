/** Words that fit: estimated widths, shortened names, and numbers as people read them. */

const BOLD = 1.06; // how much wider bold letters are
const NARROW = /[ijlI.,:;'|!()[\]]/;
const WIDE = /[mwMW%@—…]/;
const CAPITAL = /[A-ZÄÖÜ0-9+=<>]/;

/**
 * The width of a text, estimated from classes of letters, since a picture can be made without a
 * document to measure in.
 * @param {string} text
 * @param {number} size of the type, in pixels
 * @param {boolean} [isBold]
 */
export function textWidth(text, size, isBold = false) {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * size * (isBold ? BOLD : 1);
}

/** The width of a letter at size 1. @param {string} letter */
function letterWidth(letter) {
  if (NARROW.test(letter) || letter === " ") return 0.29;
  if (WIDE.test(letter)) return 0.87;
  return CAPITAL.test(letter) ? 0.65 : 0.55;
}

/**
 * @param {string} text
 * @param {number} width in pixels
 * @param {number} size
 * @param {boolean} [isBold]
 */
export function shortened(text, width, size, isBold = false) {
  if (textWidth(text, size, isBold) <= width) return text;
  let room = width / (size * (isBold ? BOLD : 1)) - letterWidth("…");
  let beginning = "";
  for (const letter of text) {
    room -= letterWidth(letter);
    if (room < 0 && beginning) break;
    beginning += letter;
  }
  return `${beginning.trimEnd()}…`;
}

/**
 * A text in lines; what does not fit into the last one is shortened.
 * @param {string} text
 * @param {number} width in pixels
 * @param {number} size
 * @param {number} most lines
 * @param {boolean} [isBold]
 */
export function wrapped(text, width, size, most, isBold = false) {
  /** @type {string[]} */
  const lines = [];
  let line = "";
  const words = text.split(" ");
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || textWidth(longer, size, isBold) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) {
      line = [line, ...words.slice(index)].join(" ");
      break;
    }
    lines.push(line);
    line = word;
  }
  return [...lines, shortened(line, width, size, isBold)];
}

/** A share of 1 in percent. @param {number} share */
export function percent(share, digits = 0) {
  const number = 100 * share;
  const least = 10 ** -digits;
  if (number > 0 && number < least / 2) return `<${least.toFixed(digits)} %`;
  return `${number.toFixed(digits).replace("-", "−")} %`;
}

/** A share behind a name, with a comma behind a digit. @param {string} name @param {number} share */
export function shareAfter(name, share) {
  return `${/\d$/.test(name) ? "," : ""} ${percent(share)}`;
}

/**
 * The change of a probability in percentage points, to the tenth: the difference of the two
 * percentages as they are shown beside it. Tables to save and charts have the exact difference.
 * @param {number} now
 * @param {number} before
 */
export function changeInPoints(now, before) {
  const tenths = (/** @type {number} */ share) => Math.round(10 * Number((100 * share).toFixed(1)));
  const change = (tenths(now) - tenths(before)) / 10;
  return { change, size: Math.abs(change).toFixed(1), sign: change > 0 ? "▲" : "▼" };
}

/** @param {number} value @param {number} [digits] */
export function number(value, digits = 1) {
  if (value === Number.NEGATIVE_INFINITY) return "−∞";
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace("-", "") : text.replace("-", "−");
}

/** @param {number} minutes */
export function duration(minutes) {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return `${Math.floor(whole / 60)} h${rest ? ` ${String(rest).padStart(2, "0")}` : ""}`;
}

/** @param {number} minute of the day */
export function clock(minute) {
  const pad = (/** @type {number} */ value) => String(Math.floor(value)).padStart(2, "0");
  return `${pad(minute / 60)}:${pad(minute % 60)}`;
}

export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
