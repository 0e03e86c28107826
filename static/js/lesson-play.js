/**
 * The player of a step: its numbers come one after another, each with the cells that it is made of,
 * and once in a while the reader predicts the next.
 */

import { clearDerivation, numberIn, showDerivation } from "./derivations.js";
import { find, findAll, findOptional, targetOf } from "./dom.js";
import { drawThreads } from "./lesson-threads.js";

/** @typedef {HTMLTableCellElement} Cell */
/**
 * @typedef {object} Player
 * @property {Cell[]} cells in the order in which they come
 * @property {number} shown how many of them are there
 * @property {number} timer
 * @property {number} asks the index of the cell that the reader predicts; -1 for none
 */

const DERIVED_CELLS = ".step-results figure[data-how] tbody td";
const SLOWEST = 900; // milliseconds for a cell
const WHOLE = 20000; // milliseconds for all cells, at most
const LEAST_CELLS = 2;
const MOST_CHOICES = 4;

/** @type {WeakMap<HTMLElement, Player>} by step */
const players = new WeakMap();

/**
 * Let the numbers of steps be played.
 * @param {HTMLElement} box around the steps
 */
export function enablePlaying(box) {
  box.addEventListener("click", (event) => {
    const target = targetOf(event);
    const step = target.closest("[data-step]");
    if (!(step instanceof HTMLElement)) return;
    if (target.closest("[data-play]")) toggle(step);
    const move = target.closest("[data-move]");
    if (move instanceof HTMLElement) moveBy(step, Number(move.dataset.move));
    const choice = target.closest("[data-choice]");
    if (choice instanceof HTMLElement) answer(step, choice);
  });
  box.addEventListener("input", (event) => {
    const target = targetOf(event);
    const step = target.closest("[data-step]");
    if (!(step instanceof HTMLElement) || !target.matches("[data-scrub]")) return;
    pause(step);
    showCells(step, Number(/** @type {HTMLInputElement} */ (target).value));
  });
}

/**
 * Give each step with enough derived cells its player.
 * @param {HTMLElement} box
 */
export function preparePlayers(box) {
  for (const step of findAll(box, "[data-step]")) {
    const place = findOptional(step, ".play");
    if (!place || players.has(step)) continue;
    const cells = findAll(step, DERIVED_CELLS, HTMLTableCellElement);
    place.hidden = cells.length < LEAST_CELLS;
    if (place.hidden) continue;
    // A frame has no room for questions.
    const asks = step.closest("[data-frame]") ? -1 : askedOf(cells);
    players.set(step, { cells, shown: cells.length, timer: 0, asks });
    const scrub = find(place, "[data-scrub]", HTMLInputElement);
    scrub.max = String(cells.length);
    scrub.value = scrub.max;
  }
}

/** Stop whatever plays. @param {HTMLElement} box */
export function stopPlaying(box) {
  for (const step of findAll(box, "[data-step]")) pause(step);
}

/**
 * The cell to predict: the largest of the second half, when there is something to choose from.
 * @param {Cell[]} cells
 */
function askedOf(cells) {
  const texts = new Set(cells.map((cell) => cell.textContent));
  if (cells.length < MOST_CHOICES || texts.size < MOST_CHOICES) return -1;
  const half = Math.floor(cells.length / 2);
  const values = cells.map(numberIn);
  let best = half;
  for (let index = half; index < cells.length; index += 1) {
    if (Math.abs(values[index] ?? 0) > Math.abs(values[best] ?? 0)) best = index;
  }
  return best;
}

/** @param {HTMLElement} step */
function toggle(step) {
  const player = players.get(step);
  if (!player) return;
  if (player.timer) {
    pause(step);
    return;
  }
  if (player.shown >= player.cells.length) showCells(step, 0);
  const pace = Math.min(SLOWEST, WHOLE / player.cells.length);
  const next = () => {
    if (player.shown === player.asks && !("predicted" in step.dataset)) {
      ask(step, player);
      return;
    }
    showCells(step, player.shown + 1);
    if (player.shown >= player.cells.length) pause(step);
  };
  player.timer = window.setInterval(next, pace);
  labelButton(step, true);
  next();
}

/** @param {HTMLElement} step */
function pause(step) {
  const player = players.get(step);
  if (!player?.timer) return;
  clearInterval(player.timer);
  player.timer = 0;
  labelButton(step, false);
}

/** @param {HTMLElement} step @param {boolean} isPlaying */
function labelButton(step, isPlaying) {
  find(step, "[data-play]").textContent = isPlaying ? "Pause" : "Play";
}

/** @param {HTMLElement} step @param {number} move */
function moveBy(step, move) {
  const player = players.get(step);
  if (!player) return;
  pause(step);
  const end = move < 0 ? 0 : player.cells.length;
  showCells(step, Math.abs(move) > 1 ? end : player.shown + move);
}

/**
 * Show the first cells, and what the last of them is made of.
 * @param {HTMLElement} step
 * @param {number} count
 */
function showCells(step, count) {
  const player = players.get(step);
  if (!player) return;
  const { cells } = player;
  player.shown = Math.max(0, Math.min(cells.length, count));
  for (const [index, cell] of cells.entries()) {
    cell.toggleAttribute("data-ahead", index >= player.shown);
    cell.removeAttribute("data-asked");
  }
  findOptional(step, ".predict")?.remove();
  const scrub = find(step, "[data-scrub]", HTMLInputElement);
  scrub.value = String(player.shown);
  const current = cells[player.shown - 1];
  showPlace(step, player.shown, cells.length);
  if (current) showDerivation(current);
  else clearDerivation(step);
  if (player.timer) current?.scrollIntoView({ block: "nearest" });
  drawThreads(step, current ?? null);
}

/**
 * @param {HTMLElement} step
 * @param {number} number from 1; 0 for none
 * @param {number} count
 */
function showPlace(step, number, count) {
  const place = number ? `number ${number} of ${count}` : "";
  find(step, ".play output").textContent = place;
  find(step, "[data-scrub]").setAttribute("aria-valuetext", place);
}

/**
 * Ask for the next cell, and wait.
 * @param {HTMLElement} step
 * @param {Player} player
 */
function ask(step, player) {
  pause(step);
  const cell = player.cells[player.asks];
  if (!cell) return;
  cell.removeAttribute("data-ahead");
  cell.toggleAttribute("data-asked", true);
  showPlace(step, player.asks + 1, player.cells.length);
  showDerivation(cell, { withoutResult: true });
  drawThreads(step, cell);
  const box = document.createElement("div");
  box.className = "predict";
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", "Predict, then see");
  const title = document.createElement("p");
  const strong = document.createElement("b");
  strong.textContent = "Predict, then see. ";
  title.append(strong, "Which number comes where the question mark is?");
  const choices = document.createElement("div");
  choices.className = "choices";
  choices.append(
    ...choicesFor(cell, player.cells).map((text) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.choice = text;
      button.textContent = text;
      return button;
    }),
  );
  box.append(title, choices);
  find(step, ".play").after(box);
}

/**
 * The right number among others of the same table, in ascending order.
 * @param {Cell} cell
 * @param {Cell[]} cells
 */
function choicesFor(cell, cells) {
  const right = cell.textContent ?? "";
  const figure = cell.closest("figure");
  const others = cells
    .filter((other) => other.closest("figure") === figure)
    .map((other) => other.textContent ?? "");
  const more = cells.map((other) => other.textContent ?? "");
  const texts = [...new Set([right, ...others.reverse(), ...more])].slice(0, MOST_CHOICES);
  const number = (/** @type {string} */ text) => Number(text.replace("−", "-").replace(",", ""));
  return texts.sort((first, second) => number(first) - number(second));
}

/**
 * Mark the choice, show the number and go on.
 * @param {HTMLElement} step
 * @param {HTMLElement} choice
 */
function answer(step, choice) {
  const player = players.get(step);
  const cell = player?.cells[player.asks];
  if (!player || !cell) return;
  const right = cell.textContent ?? "";
  const isRight = choice.dataset.choice === right;
  step.dataset.predicted = String(isRight);
  const box = find(step, ".predict");
  for (const button of findAll(box, "button", HTMLButtonElement)) {
    button.disabled = true;
    if (button === choice || button.dataset.choice === right) {
      button.dataset.right = String(button.dataset.choice === right);
    }
  }
  cell.removeAttribute("data-asked");
  player.shown = player.asks + 1;
  find(step, "[data-scrub]", HTMLInputElement).value = String(player.shown);
  showDerivation(cell);
  const said = document.createElement("p");
  said.setAttribute("role", "status");
  said.textContent = isRight
    ? "Right. Play goes on."
    : `It is ${right}; the line above shows why. Play goes on.`;
  box.append(said);
  find(step, "[data-play]").focus({ preventScroll: true });
}
