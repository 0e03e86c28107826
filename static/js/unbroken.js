/** Sentences in which no line breaks between a number and its unit. */

const WITH_UNIT = /(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;

/** A text in pieces: every second one is a number with its unit. @param {string} text */
export function piecesOf(text) {
  return text.split(WITH_UNIT);
}

/** A text as nodes, which hold the same text. @param {string} text */
export function unbroken(text) {
  return piecesOf(text).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const whole = document.createElement("span");
    whole.className = "with-unit";
    whole.textContent = piece;
    return whole;
  });
}
