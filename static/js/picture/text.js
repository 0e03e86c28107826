/** Words that fit: estimated widths, shortened names, and numbers as people read them. */

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
  for (const letter of text) {
    if (NARROW.test(letter) || letter === " ") width += 0.29;
    else if (WIDE.test(letter)) width += 0.87;
    else if (CAPITAL.test(letter)) width += 0.65;
    else width += 0.55;
  }
  return width * size * (isBold ? 1.06 : 1);
}

/**
 * @param {string} text
 * @param {number} width in pixels
 * @param {number} size
 * @param {boolean} [isBold]
 */
export function shortened(text, width, size, isBold = false) {
  if (textWidth(text, size, isBold) <= width) return text;
  let end = text.length - 1;
  while (end > 1 && textWidth(`${text.slice(0, end)}…`, size, isBold) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
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
