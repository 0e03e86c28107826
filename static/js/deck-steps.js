/** Makes steps of lessons as large as their slide allows. */

const LARGEST = 2; // times the usual size
const SMALLEST = 0.4;
const TRIES = 7; // halvings between these

/** @param {Iterable<HTMLElement>} frames each around one card */
export function fitSteps(frames) {
  for (const frame of frames) {
    const card = frame.firstElementChild;
    if (!(card instanceof HTMLElement)) continue;
    let [fits, spills] = [SMALLEST, LARGEST];
    for (let tries = 0; tries < TRIES; tries += 1) {
      const middle = tries ? (fits + spills) / 2 : LARGEST;
      card.style.zoom = String(middle);
      if (isWithin(card, frame)) fits = middle;
      else spills = middle;
      if (fits === LARGEST) break;
    }
    card.style.zoom = String(fits);
  }
}

/**
 * @param {HTMLElement} card
 * @param {HTMLElement} frame
 */
function isWithin(card, frame) {
  const boxes = [card, frame, ...card.querySelectorAll(".table-frame, .formula")];
  return (
    frame.scrollHeight <= frame.clientHeight + 1 &&
    boxes.every((box) => box.scrollWidth <= box.clientWidth + 1)
  );
}
