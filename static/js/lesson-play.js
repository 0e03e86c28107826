/**
 * The player of a step: its numbers come one after another, in the motions that the record of their
 * sums tells (motions/beats.js); the cells that they are made of are lit. Once in a while the reader
 * predicts the next number.
 */

import { clearDerivation, showDerivation } from "./derivations.js";
import { find, findAll, findOptional, targetOf } from "./dom.js";
import { DERIVED_CELL, numberIn } from "./lesson-tables.js";
import { drawThreads } from "./lesson-threads.js";
import { beatsOf } from "./motions/beats.js";
import { Stage } from "./motions/stage.js";
import { closePrediction, predictionBox } from "./prediction-box.js";

/** @import { Cell } from "./lesson-tables.js" */
/** @import { Beat } from "./motions/beats.js" */
/**
 * A part of a motion between two stops.
 * @typedef {object} Moment
 * @property {Beat} beat
 * @property {number} place among the moments of its beat
 * @property {number} end how many cells of the step are there after it
 * @property {number} seconds
 */
/**
 * @typedef {object} Player
 * @property {Moment[]} moments
 * @property {Cell[]} cells in the order in which they come
 * @property {number} at moments since the beginning
 * @property {number} goal where it stops
 * @property {number} frame of the animation; 0 at rest
 * @property {number} time of the last frame, in milliseconds
 * @property {number} hold seconds until it goes on
 * @property {number} asks the index of the moment that shows the number to predict; -1 for none
 * @property {Cell | null} asked
 * @property {string} painted what the tables show
 * @property {Stage | null} stage
 */

const DERIVED_RESULT = `.step-results ${DERIVED_CELL}`;
const PLAIN = 20; // seconds for all numbers without a motion, at most
const WHOLE = 60; // seconds for a step, at most
const AGAIN = 0.6; // of the time of a motion, for the same motion on the next row
const REST = 0.5; // seconds after each row
const LINGER = 2500; // milliseconds that a frame shows the last motion
const SPEEDS = [1, 2, 0.5];
const LEAST_CELLS = 2;
const MOST_CHOICES = 4;
const NUMBER = /−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g;
const DECIMAL = /[.,]|∞/;

/** @type {WeakMap<HTMLElement, Player>} by step */
const players = new WeakMap();
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
let speed = 1;

/**
 * Let the numbers of steps be played.
 * @param {HTMLElement} box around the steps
 */
export function enablePlaying(box) {
  box.addEventListener("click", (event) => {
    const target = targetOf(event);
    const step = stepOf(target);
    if (!step) return;
    if (target.closest("[data-play]")) toggle(step);
    const move = target.closest("[data-move]");
    if (move instanceof HTMLElement) moveBy(step, Number(move.dataset.move));
    const choice = target.closest(".playing [data-choice]");
    if (choice instanceof HTMLElement) answer(step, choice);
    if (target.closest("[data-speed]")) changeSpeed(box);
  });
  box.addEventListener("input", (event) => {
    const target = targetOf(event);
    const step = stepOf(target);
    if (!step || !(target instanceof HTMLInputElement) || !target.matches("[data-scrub]")) return;
    pause(step);
    const at = Number(target.value);
    moveTo(step, isCalm.matches ? Math.round(at) : at);
  });
  box.addEventListener("keydown", (event) => {
    const target = targetOf(event);
    const step = stepOf(target);
    const way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!step || !way || !target.matches("[data-scrub]")) return;
    event.preventDefault();
    pause(step);
    jumpBy(step, way);
  });
  // At rest, the stage follows the cell that is looked at.
  for (const type of ["pointerover", "focusin"]) {
    box.addEventListener(type, (event) => {
      const cell = targetOf(event).closest(DERIVED_RESULT);
      const step = cell && stepOf(cell);
      if (step && cell instanceof HTMLTableCellElement) showBeatOf(step, cell);
    });
  }
}

/**
 * Give each step with enough derived cells the buttons of its player.
 * @param {HTMLElement} box
 */
export function preparePlayers(box) {
  for (const step of findAll(box, "[data-step]")) {
    const place = findOptional(step, ".play");
    if (!place || players.has(step)) continue;
    place.hidden = findAll(step, DERIVED_RESULT).length < LEAST_CELLS;
    if (!place.hidden) nearby.observe(step);
  }
}

/** Players are made for steps that are on the screen, or near it. */
const nearby = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && target instanceof HTMLElement) openPlayer(target);
    }
  },
  { rootMargin: "600px" },
);

/** Make the players of steps now, such as for paper. @param {HTMLElement[]} steps */
export function openPlayers(steps) {
  for (const step of steps) openPlayer(step);
}

/** Stop whatever plays. @param {HTMLElement} box */
export function stopPlaying(box) {
  for (const step of findAll(box, "[data-step]")) pause(step);
}

/** Draw motions again, after the numbers of a step have changed. @param {HTMLElement} step */
export function refreshMotions(step) {
  players.get(step)?.stage?.redraw();
}

/** @param {HTMLElement} step @returns {Player | undefined} */
function openPlayer(step) {
  const place = findOptional(step, ".play");
  if (!place || place.hidden || players.has(step)) return players.get(step);
  const beats = beatsOf(step);
  const cells = beats.flatMap((beat) => beat.cells);
  const moments = momentsOf(beats);
  const isFrame = step.closest("[data-frame]") !== null;
  const hasScene = beats.some(({ scene }) => scene);
  const asked = isFrame ? null : askedOf(step, beats); // a frame has no room for questions
  const end = asked ? cells.indexOf(asked) + 1 : 0;
  /** @type {Player} */
  const player = {
    moments,
    cells,
    at: moments.length,
    goal: moments.length,
    frame: 0,
    time: 0,
    hold: 0,
    asks: asked ? moments.findIndex((moment) => moment.end >= end) : -1,
    asked,
    painted: "",
    stage: hasScene ? new Stage(step, beats) : null,
  };
  players.set(step, player);
  const scrub = find(place, "[data-scrub]", HTMLInputElement);
  scrub.max = String(moments.length);
  scrub.step = "any";
  scrub.value = scrub.max;
  showStill(player);
  return player;
}

/**
 * The moments of all beats; the same motion on a later row is quicker.
 * @param {Beat[]} beats
 * @returns {Moment[]}
 */
function momentsOf(beats) {
  const plain = beats.reduce((count, { scene, shown }) => count + (scene ? 0 : shown.length), 0);
  const seen = new Set();
  let before = 0;
  const moments = beats.flatMap((beat) => {
    const pace = seen.has(beat.kind) ? AGAIN : 1;
    seen.add(beat.kind);
    const seconds = beat.scene ? pace * beat.seconds : Math.min(beat.seconds, PLAIN / plain);
    const own = beat.shown.map((shown, place) => ({ beat, place, end: before + shown, seconds }));
    before += beat.cells.length;
    return own;
  });
  const whole = moments.reduce((sum, { seconds }) => sum + seconds, 0);
  const pace = Math.min(1, WHOLE / whole);
  return moments.map((moment) => ({ ...moment, seconds: pace * moment.seconds }));
}

/**
 * The cell to predict: a large one of the second half, whose number stands nowhere else in the step.
 * Null where all of them do: a whole number may be met by chance, one with decimals would be copied.
 * @param {HTMLElement} step
 * @param {Beat[]} beats
 */
function askedOf(step, beats) {
  const cells = beats.flatMap((beat) => (beat.kind === "moves" ? [] : beat.cells));
  const texts = cells.map(({ textContent }) => textContent ?? "");
  if (cells.length < MOST_CHOICES || new Set(texts).size < MOST_CHOICES) return null;
  const coming = new Set(cells);
  const others = findAll(step, "td, .step-text, .formula, .reasons").filter(
    (part) => !(part instanceof HTMLTableCellElement && coming.has(part)),
  );
  const seen = others.flatMap(({ textContent }) => textContent?.match(NUMBER) ?? []);
  const numbers = [...texts, ...new Set(seen)].map(sizeIn);
  const isTold = (/** @type {string} */ text) =>
    numbers.filter((number) => number === sizeIn(text)).length > 1;
  const [best] = cells
    .slice(Math.floor(cells.length / 2))
    .map((cell) => {
      const text = cell.textContent ?? "";
      return { cell, text, isTold: isTold(text), size: Math.abs(numberIn(cell)) };
    })
    .sort((one, other) => Number(one.isTold) - Number(other.isTold) || other.size - one.size);
  return best && !(best.isTold && DECIMAL.test(best.text)) ? best.cell : null;
}

/** A number without its sign. @param {string} text */
function sizeIn(text) {
  return text.replace("−", "");
}

/** Show all numbers, and of the motions the first one as it ended. @param {Player} player */
function showStill({ stage }) {
  const [beat] = stage?.beats ?? [];
  if (beat) stage?.show(beat, beat.shown.length);
}

/** @param {HTMLElement} step @param {Cell} cell */
function showBeatOf(step, cell) {
  const player = players.get(step);
  if (!player?.stage || player.frame || player.at < player.moments.length) return;
  const beat = player.stage.beats.find(({ cells }) => cells.includes(cell));
  if (!beat) return;
  const index = beat.cells.indexOf(cell);
  const at = beat.kind === "products" ? index + 1 : beat.shown.length;
  player.stage.show(beat, at);
}

/** @param {HTMLElement} step */
function toggle(step) {
  const player = openPlayer(step);
  if (!player) return;
  if (player.frame) {
    pause(step);
    return;
  }
  if (player.at >= player.moments.length) moveTo(step, 0);
  run(step, player.moments.length);
}

/** Play up to a moment. @param {HTMLElement} step @param {number} goal */
function run(step, goal) {
  const player = openPlayer(step);
  if (!player) return;
  pause(step);
  player.goal = goal;
  player.time = performance.now();
  player.hold = isCalm.matches ? 0.01 : 0;
  labelButton(step, true);
  player.stage?.figure.scrollIntoView({ block: "nearest" });
  const frame = (/** @type {number} */ now) => {
    player.frame = requestAnimationFrame(frame);
    const seconds = (Math.max(0, now - player.time) / 1000) * speed;
    player.time = now;
    advance(step, player, seconds);
  };
  player.frame = requestAnimationFrame(frame);
}

/**
 * Go on by some seconds, at most to the next stop.
 * @param {HTMLElement} step
 * @param {Player} player
 * @param {number} seconds
 */
function advance(step, player, seconds) {
  const index = Math.floor(player.at);
  const moment = player.moments[index];
  if (player.at >= player.goal || !moment) {
    pause(step);
    return;
  }
  if (index === player.at && index === player.asks && isGuessed(step, player)) {
    ask(step, player);
    return;
  }
  if (player.hold > 0) {
    player.hold -= seconds;
    return;
  }
  const next = Math.min(index + 1, player.at + (isCalm.matches ? 1 : seconds / moment.seconds));
  const isEnd = next === index + 1;
  if (isEnd && isCalm.matches) player.hold = moment.seconds;
  else if (isEnd && moment.beat.scene && player.moments[next]?.beat !== moment.beat) {
    player.hold = REST;
  }
  paint(step, player, next);
}

/** @param {HTMLElement} step */
function pause(step) {
  const player = players.get(step);
  if (!player?.frame) return;
  cancelAnimationFrame(player.frame);
  player.frame = 0;
  labelButton(step, false);
  // In a frame, the tables come back after the last motion.
  if (player.at < player.moments.length) return;
  setTimeout(() => {
    if (!player.frame && player.at >= player.moments.length) step.removeAttribute("data-playing");
  }, LINGER);
}

/** @param {HTMLElement} step @param {boolean} isPlaying */
function labelButton(step, isPlaying) {
  find(step, "[data-play]").textContent = isPlaying ? "Pause" : "Play";
}

/** @param {HTMLElement} box */
function changeSpeed(box) {
  speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  for (const button of findAll(box, "[data-speed]")) button.textContent = `${speed}×`;
}

/** @param {HTMLElement} step @param {number} move */
function moveBy(step, move) {
  const player = openPlayer(step);
  if (!player) return;
  pause(step);
  if (Math.abs(move) > 1) moveTo(step, move < 0 ? 0 : player.moments.length);
  else if (move < 0 || isCalm.matches) jumpBy(step, move);
  else run(step, Math.floor(player.at) + 1);
}

/** Go to the stop before or after. @param {HTMLElement} step @param {number} way */
function jumpBy(step, way) {
  const at = openPlayer(step)?.at ?? 0;
  moveTo(step, way < 0 ? Math.ceil(at) - 1 : Math.floor(at) + 1);
}

/** @param {HTMLElement} step @param {number} at */
function moveTo(step, at) {
  const player = openPlayer(step);
  if (!player) return;
  findOptional(step, ".playing .predict")?.remove();
  paint(step, player, Math.max(0, Math.min(player.moments.length, at)));
}

/**
 * Whether the number is still to be predicted: where nothing below the step tells it.
 * @param {HTMLElement} step
 * @param {Player} player
 */
function isGuessed(step, { asked }) {
  return asked && !("predicted" in step.dataset) && !step.closest('[data-mode="all"]');
}

/**
 * Show the numbers of some moments, the motion of the last of them, and what it is made of.
 * @param {HTMLElement} step
 * @param {Player} player
 * @param {number} at
 */
function paint(step, player, at) {
  const { moments, cells, stage, asked, asks } = player;
  player.at = at;
  const last = Math.ceil(at) - 1; // the moment that goes on, or has just ended
  const moment = moments[last];
  const isEnd = last + 1 === at;
  const before = moments[last - 1]?.end ?? 0;
  const shown = isEnd ? (moment?.end ?? 0) : before;
  const isGuessing = Boolean(isGuessed(step, player)) && at <= asks;
  step.toggleAttribute("data-playing", at < moments.length || player.frame > 0);
  step.toggleAttribute("data-guessing", isGuessing);
  find(step, "[data-scrub]", HTMLInputElement).value = String(at);
  const drawn = drawnAt(moments, at);
  if (drawn) {
    const hidden = isGuessing && asked ? drawn.beat.cells.indexOf(asked) : -1;
    stage?.show(drawn.beat, drawn.at, hidden);
  }
  const rest = at < moments.length ? (drawn?.rest ?? "") : "";
  if (stage) {
    const { figure } = stage;
    if (player.frame && figure.dataset.rest && !rest) figure.scrollIntoView({ block: "nearest" });
    figure.dataset.rest = rest; // it steps back while numbers come without a motion
  }
  const painted = `${last} ${isEnd}`;
  if (painted === player.painted && at > 0) return;
  player.painted = painted;
  for (const [index, cell] of cells.entries()) {
    cell.toggleAttribute("data-ahead", index >= shown);
    cell.removeAttribute("data-asked");
  }
  showPlace(step, moment, Math.max(shown, before + 1), cells.length);
  const current = moment && tellingCell(player, moment);
  if (!current) {
    clearDerivation(step);
    drawThreads(step, null);
    return;
  }
  showDerivation(current, { withoutResult: !isEnd || current.hasAttribute("data-ahead") });
  if (player.frame && (!stage || rest)) current.scrollIntoView({ block: "nearest" });
  if (!stage) drawThreads(step, current); // it shows what comes from where
}

/**
 * The motion that the stage shows: that of a moment, or of the last one before it that has a scene.
 * While it has none, the stage is at rest: past its last motion, or waiting for its first, which
 * would tell numbers that are still to come.
 * @param {Moment[]} moments
 * @param {number} at
 * @returns {{beat: Beat, at: number, rest: "" | "past" | "waiting"} | null}
 */
function drawnAt(moments, at) {
  const last = Math.max(0, Math.ceil(at) - 1);
  const moment = moments[last];
  if (moment?.beat.scene) return { beat: moment.beat, at: moment.place + at - last, rest: "" };
  const before = moments
    .slice(0, last)
    .filter(({ beat }) => beat.scene)
    .at(-1);
  if (before) return { beat: before.beat, at: before.place + 1, rest: "past" };
  const first = moments.find(({ beat }) => beat.scene);
  return first ? { beat: first.beat, at: 0, rest: "waiting" } : null;
}

/**
 * The cell whose arithmetic tells of a moment: the next of its beat that comes, or of several the
 * largest.
 * @param {Player} player
 * @param {Moment} moment
 */
function tellingCell({ cells }, { beat, place, end }) {
  const start = end - (beat.shown[place] ?? 0);
  const from = start + (beat.shown[place - 1] ?? 0);
  const to = Math.max(end, from + 1);
  const isPart = beat.kind === "scatter" || beat.kind === "moves";
  const coming = cells.slice(from, isPart ? to : start + beat.cells.length);
  const own = beat.scene && beat.kind !== "products" ? coming : coming.slice(0, 1);
  const sizes = own.map((cell) => Math.abs(numberIn(cell)));
  return own[sizes.indexOf(Math.max(...sizes))] ?? cells[end - 1];
}

/**
 * @param {HTMLElement} step
 * @param {Moment | undefined} moment
 * @param {number} number that comes, or has just come
 * @param {number} count
 */
function showPlace(step, moment, number, count) {
  const label = moment?.beat.label ? `${moment.beat.label}, ` : "";
  const place = moment ? `${label}number ${number} of ${count}` : "";
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
  const cell = player.asked;
  if (!cell || step.querySelector(".playing .predict")) return;
  cell.removeAttribute("data-ahead");
  cell.toggleAttribute("data-asked", true);
  showPlace(step, player.moments[player.asks], player.cells.indexOf(cell) + 1, player.cells.length);
  showDerivation(cell, { withoutResult: true });
  if (!player.stage) drawThreads(step, cell);
  const question = "Which number comes where the question mark is?";
  const sum = findOptional(step, "[data-sum]")?.textContent ?? "";
  const hall = { text: `${question} ${sum}`, right: cell.textContent ?? "" };
  const box = predictionBox(question, choicesFor(cell, player.cells), hall);
  find(step, ".play").after(box);
}

/**
 * The right number among others of the same table, in ascending order.
 * @param {Cell} cell
 * @param {Cell[]} cells
 */
function choicesFor(cell, cells) {
  const figure = cell.closest("figure");
  const others = cells.filter((other) => other.closest("figure") === figure).reverse();
  /** @type {Map<string, number>} */
  const choices = new Map();
  for (const other of [cell, ...others, ...cells]) {
    if (choices.size < MOST_CHOICES) choices.set(other.textContent ?? "", numberIn(other));
  }
  return [...choices].sort(([, first], [, second]) => first - second).map(([text]) => text);
}

/**
 * Mark the choice, show the number and go on.
 * @param {HTMLElement} step
 * @param {HTMLElement} choice
 */
function answer(step, choice) {
  const player = players.get(step);
  const cell = player?.asked;
  if (!player || !cell) return;
  const right = cell.textContent ?? "";
  const isRight = choice.dataset.choice === right;
  step.dataset.predicted = String(isRight);
  paint(step, player, player.asks + 1);
  showDerivation(cell);
  const outcome = isRight ? "Right." : `It is ${right}; the line above shows why.`;
  const box = find(step, ".playing .predict");
  closePrediction(box, choice.dataset.choice ?? "", right, `${outcome} Play goes on.`);
  find(step, "[data-play]").focus({ preventScroll: true });
}

/** @param {Element} element @returns {HTMLElement | null} */
function stepOf(element) {
  const step = element.closest("[data-step]");
  return step instanceof HTMLElement ? step : null;
}
