/**
 * Writing out how a cell was made: which cells it was made of are marked, and the sum stands
 * below with their numbers. How is said by the server for each table (`data-how`); the numbers
 * are those of the tables beside it.
 */

import { tablesOf } from "./table.js";

const MOST_TERMS = 24; // written out on one line
const LARGEST_POWER = 30; // of e that is written out
const WORDS = { sqrt: "√", exp: "exp", ln: "ln", pi: "π" };

/**
 * Show the making of the cell that is under the pointer or has the focus.
 * @param {HTMLElement} box around the steps
 * @param {((step: string, table: string, row: number, column: number) => Promise<any>) | null} open
 *   asks for a cell multiplied out, where tables are too large to stand on the page
 */
export function watchSums(box, open) {
  const on = ({ target }) => {
    const cell = target.closest("figure[data-how] td");
    if (cell && cell.closest("tbody")) explain(cell);
  };
  box.addEventListener("pointerover", on);
  box.addEventListener("focusin", on);
  box.addEventListener("click", on);
  if (open) watchOpening(box, open);
  box.addEventListener("pointerout", ({ target, relatedTarget }) => {
    const figure = target.closest("figure[data-how]");
    if (figure && !figure.contains(relatedTarget)) forget(figure.closest("[data-step]"));
  });
  box.addEventListener("keydown", walk);
}

/** Multiply out the cell that is clicked, or that Enter is pressed on; Escape closes it. */
function watchOpening(box, open) {
  let asked = 0;
  const opens = async ({ target }) => {
    const cell = target.closest("figure[data-how] tbody td");
    if (!cell) return;
    const mine = ++asked;
    const figure = cell.closest("figure");
    const section = figure.closest("[data-step]");
    try {
      const opened = await open(
        section.dataset.step,
        figure.dataset.table,
        ...placeOf(cellsOf(figure), cell),
      );
      if (mine === asked && section.isConnected) show(section, opened, cell);
    } catch (error) {
      if (mine === asked) section.querySelector("[data-sum]").textContent = error.message;
    }
  };
  box.addEventListener("click", opens);
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter") opens(event);
    if (event.key === "Escape")
      event.target.closest("[data-step]")?.querySelector("[data-opened] button")?.click();
  });
}

/** The first cell of each table that can be written out is reached with Tab, the others with arrows. */
export function makeWalkable(box) {
  for (const figure of box.querySelectorAll("figure[data-how]")) {
    figure.querySelectorAll("tbody td").forEach((cell, index) => {
      cell.tabIndex = index === 0 ? 0 : -1;
    });
  }
}

function walk(event) {
  const cell = event.target.closest?.("figure[data-how] tbody td");
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[
    event.key
  ];
  if (!cell || !step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const figure = cell.closest("figure");
  const grid = cellsOf(figure);
  const [row, column] = placeOf(grid, cell);
  const [down, across] = "down" in figure.dataset ? [step[1], step[0]] : step;
  const next = grid[row + down]?.[column + across];
  if (!next) return;
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

function explain(cell) {
  const figure = cell.closest("figure");
  const section = figure.closest("[data-step]");
  forget(section);
  const how = JSON.parse(figure.dataset.how);
  const [row, column] = placeOf(cellsOf(figure), cell);
  const table = (name) => {
    const found = section.querySelector(`figure[data-table="${CSS.escape(name)}"]`);
    return found ? cellsOf(found) : null;
  };
  const made = MAKERS[how.kind](how, table, row, column, cellsOf(figure));
  cell.dataset.lit = "result";
  for (const lit of made?.lit ?? []) lit.dataset.lit = lit.dataset.lit ?? "part";
  const line = section.querySelector("[data-sum]");
  if (!line) return;
  line.textContent = [
    nameOf(figure, cell),
    made ? equation(made.words, text(number(cell))) : text(number(cell)),
  ]
    .filter(Boolean)
    .join(": ");
  // Where the sum lies over the foot of a card, it makes way for the cell.
  delete line.dataset.above;
  if (cell.getBoundingClientRect().bottom > line.getBoundingClientRect().top)
    line.dataset.above = "";
}

/** A cell multiplied out, in a table below the step's. */
function show(section, cell, from) {
  section.querySelector("[data-opened]")?.remove();
  const box = document.createElement("div");
  box.dataset.opened = "";
  const title = Object.assign(document.createElement("h3"), {
    textContent: [cell.title, cell.row, cell.column].filter(Boolean).join(", "),
  });
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: "Close",
  });
  close.addEventListener("click", () => {
    box.remove();
    from.focus();
  });
  const frame = Object.assign(document.createElement("div"), {
    className: "table-frame",
    tabIndex: 0,
  });
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", title.textContent);
  frame.append(...tablesOf([{ columns: COLUMNS[cell.kind], rows: rowsOf(cell) }]));
  const sum = Object.assign(document.createElement("p"), {
    className: "sum",
    textContent: endOf(cell),
  });
  box.append(title, frame, sum, close);
  section.querySelector("[data-sum]").after(box);
  frame.focus({ preventScroll: true });
  box.scrollIntoView({ block: "nearest" });
}

const COLUMNS = {
  product: ["term", "first factor", "second factor", "product"],
  cells: ["term", "value"],
  softmax: ["term", "score", "exponential of it less the largest"],
  "row-sum": ["term", "value"],
  "column-sum": ["term", "value"],
  collected: ["term", "value"],
};

function rowsOf({ kind, terms, among }) {
  const written = (label, ...values) => [label, ...values.map((value) => text(finite(value)))];
  if (kind === "product")
    return terms.map(({ label, left, right, value }) => written(label, left, right, value));
  if (kind === "softmax") return among.map(({ label, left, value }) => written(label, left, value));
  return terms.map(({ label, value }) => written(label, value));
}

/** How the terms end in the result, in words. */
function endOf({ kind, terms, plus, over, template, result }) {
  const end = text(finite(result));
  if (kind === "cells") {
    const values = Object.fromEntries(terms.map(({ name, value }) => [name, finite(value)]));
    return equation(
      pretty(template, (name) => bracketed(values[name])),
      end,
    );
  }
  const total = text(terms.reduce((sum, { value }) => sum + finite(value), 0));
  if (kind === "softmax") return `${total} of ${text(over)} together = ${end}`;
  const more =
    (plus === null ? "" : `, plus ${text(finite(plus))}`) +
    (over === 1 ? "" : `, over ${text(over)}`);
  return more ? `Sum ${total}${more} = ${end}` : `Sum ${end}`;
}

/** What is only taken over is no equation. */
function equation(words, end) {
  return words === end ? end : `${words} = ${end}`;
}

/** JSON has no infinities; they come as words. */
function finite(value) {
  return typeof value === "string" ? Number(value.replace("inf", "Infinity")) : value;
}

function forget(section) {
  for (const lit of section.querySelectorAll("[data-lit]")) delete lit.dataset.lit;
  const line = section.querySelector("[data-sum]");
  if (line) line.textContent = "";
}

/** The makings by kind: what is written before the equals sign, and the cells that are marked. */
const MAKERS = {
  product({ left, right, transposed, plus, over }, table, row, column) {
    const [one, two, added] = [table(left), table(right), plus ? table(plus) : null];
    if (!one || !two) return null;
    const ours = rowAt(one, row);
    const theirs = transposed ? rowAt(two, column) : two.map((cells) => cells[column] ?? cells[0]);
    const terms = ours.map((cell, index) => `${factor(cell)} · ${factor(theirs[index])}`);
    const extra = added && at(added, row, column);
    if (extra) terms.push(factor(extra));
    const sum = joined(terms);
    return {
      words: over === 1 ? sum : `(${sum}) / ${text(over)}`,
      lit: [...ours, ...theirs, ...(extra ? [extra] : [])],
    };
  },
  cells({ template }, table, row, column) {
    const lit = [];
    let known = true;
    const words = pretty(template, (name) => {
      const cell = table(name) && at(table(name), row, column);
      if (!cell) known = false;
      else lit.push(cell);
      return cell ? factor(cell) : "";
    });
    return known ? { words, lit } : null;
  },
  softmax({ of, temperature }, table, row, column) {
    const cells = table(of) && rowAt(table(of), row);
    if (!cells) return null;
    // Exponentials that no calculator holds are written less the largest.
    const largest = Math.max(...cells.map(number));
    const less = Math.abs(largest / temperature) > LARGEST_POWER ? ` − ${bracketed(largest)}` : "";
    const power = (cell) =>
      temperature === 1 && !less
        ? `e^${factor(cell)}`
        : `e^(${less ? `(${factor(cell)}${less})` : factor(cell)}${temperature === 1 ? "" : ` / ${text(temperature)}`})`;
    return { words: `${power(cells[column])} / (${joined(cells.map(power))})`, lit: cells };
  },
  "row-sum"({ of, over }, table, row) {
    return summed(table(of) && rowAt(table(of), row), over);
  },
  "column-sum"({ of, over }, table, _, column) {
    return summed(
      table(of)?.map((cells) => cells[column]),
      over,
    );
  },
  collected({ of, terms }, table, row, column, own) {
    const cells = table(of)?.flat();
    return summed(cells && terms[row * own[0].length + column].map((place) => cells[place]), 1);
  },
};

/** Arithmetic as people write it, with a value for each name. */
function pretty(template, valueOf) {
  return template.replace(/\{(\w+)\}|\b(sqrt|exp|ln|pi)\b|\*|-/g, (sign, name, word) =>
    name ? valueOf(name) : word ? WORDS[word] : { "*": "·", "-": "−" }[sign],
  );
}

function summed(cells, over) {
  if (!cells) return null;
  const sum = cells.length ? joined(cells.map(factor)) : "0";
  return { words: over === 1 ? sum : `(${sum}) / ${text(over)}`, lit: cells };
}

function joined(terms) {
  if (terms.length <= MOST_TERMS) return terms.join(" + ");
  return `${terms.slice(0, MOST_TERMS / 2).join(" + ")} + … + ${terms.slice(-2).join(" + ")}`;
}

/** The cells of a table, row by row; a row that is read downwards is one row all the same. */
function cellsOf(figure) {
  if ("down" in figure.dataset) return [[...figure.querySelectorAll("tbody td")]];
  return [...figure.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")]);
}

function placeOf(grid, cell) {
  const row = grid.findIndex((cells) => cells.includes(cell));
  return [row, grid[row].indexOf(cell)];
}

/** A single row or column stands for all. */
function rowAt(grid, row) {
  return grid[row] ?? grid[0];
}

function at(grid, row, column) {
  const cells = rowAt(grid, row);
  return cells[column] ?? cells[0];
}

/** What a cell is: its table, its row and its column. */
function nameOf(figure, cell) {
  const labels = cell.closest("tr").querySelectorAll("th");
  const column = figure.querySelectorAll("thead th")[cell.cellIndex - labels.length];
  const words = [labels[0], column].map((label) => label?.title || label?.textContent);
  return [figure.querySelector("figcaption span").textContent, ...words].filter(Boolean).join(", ");
}

function number(cell) {
  return Number(
    (cell.dataset.value ?? cell.textContent.replaceAll(",", ""))
      .replace("−", "-")
      .replace("∞", "Infinity")
      .replace(/inf$/, "Infinity"),
  );
}

/** A number as a factor: a negative one in brackets. */
function factor(cell) {
  return bracketed(number(cell));
}

function bracketed(value) {
  return value < 0 ? `(${text(value)})` : text(value);
}

function text(value) {
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  return String(Number(value.toPrecision(6))).replaceAll("-", "−");
}
