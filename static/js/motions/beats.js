/**
 * The motions of a step, read off the record of its sums: the expression of a table says whether a
 * softmax, a weighted average, dot products, a scatter-add or a mere move made it. Every number that
 * a motion shows is a cell of a table, or a term of the arithmetic that is recorded for a cell.
 */

import { mainSum, termOf, writtenPowers } from "../cell-arithmetic.js";
import { findAll } from "../dom.js";
import { formatCells, numberText } from "../lesson-numbers.js";
import {
  DERIVED,
  gridOf,
  labelsOf,
  numberAt,
  tableFinder,
  textIn,
  titleOf,
} from "../lesson-tables.js";
import { localised } from "../local-numbers.js";
import { AVERAGE_MOMENTS, averageScene, averageWords } from "./average.js";
import { movesScene, movesWords } from "./moves.js";
import { productsScene, productsWords } from "./products.js";
import { scatterScene, scatterWords } from "./scatter.js";
import { SOFTMAX_MOMENTS, softmaxScene, softmaxWords } from "./softmax.js";

/** @import { Term } from "../cell-arithmetic.js" */
/** @import { Expression } from "../expression.js" */
/** @import { Cell, Grid } from "../lesson-tables.js" */
/** @import { AverageData } from "./average.js" */
/** @import { Scene, Tile, Told, View } from "./drawing.js" */
/** @import { Flight, MovesData } from "./moves.js" */
/** @import { ProductsData } from "./products.js" */
/** @import { ScatterData } from "./scatter.js" */
/** @import { SoftmaxData } from "./softmax.js" */
/** @typedef {"plain" | "softmax" | "average" | "products" | "scatter" | "moves"} Kind */
/**
 * Some cells of a step that come together, in moments.
 * @typedef {object} Beat
 * @property {Kind} kind
 * @property {string} title of the table, with the row
 * @property {string} label of the row
 * @property {Cell[]} cells in the order in which they come
 * @property {number[]} shown how many of them are there after each moment
 * @property {number} seconds of a moment, at the pace of a first showing
 * @property {((view: View) => Scene) | null} scene null for plain numbers
 * @property {(told: Told) => string} words
 * @property {() => void} forget what was read of the tables, whose numbers have changed
 */
/**
 * A table whose cells are computed.
 * @typedef {{figure: HTMLElement, expression: Expression, grid: Grid}} Derived
 */

const SECONDS = { plain: 0.9, softmax: 1.9, average: 2.2, products: 1.7, scatter: 1.6, moves: 2.2 };
const MOST_TERMS = 96;
const MOST_LINES = 24;
const MOST_BARS = 48;
const MOST_MOVED = 400;
const NEAR = 1e-6; // of 1, the sum of weights
const MOVING = new Set(["table", "view", "join"]);

/** The motions of a step, in the order of its tables. @param {HTMLElement} step @returns {Beat[]} */
export function beatsOf(step) {
  const reader = new Reader(step);
  const tables = findAll(step, `.step-results ${DERIVED}`).map((figure) => ({
    figure,
    expression: /** @type {Expression} */ (JSON.parse(figure.dataset.how ?? "[]")),
    grid: gridOf(figure),
  }));
  const kinds = new Map(tables.map((table) => [table, reader.kindOf(table)]));
  /** @type {Beat[]} */
  const beats = [];
  const done = new Set();
  for (const table of tables) {
    if (done.has(table)) continue;
    const kind = kinds.get(table) ?? "plain";
    if (kind === "moves") {
      const source = sourcesOf(table.expression).join();
      const isGiven = findAll(step, ".step-inputs figure").some(
        ({ dataset }) => dataset.table === source,
      );
      // What parts from one table of the inputs parts at once.
      const parts = tables.filter(
        (other) =>
          other === table ||
          (isGiven &&
            kinds.get(other) === "moves" &&
            sourcesOf(other.expression).join() === source),
      );
      for (const part of parts) done.add(part);
      beats.push(movesBeat(reader, parts));
    } else if (kind === "scatter") beats.push(scatterBeat(reader, table));
    else if (kind === "plain") beats.push(plainBeat(table));
    else for (const row of table.grid.keys()) beats.push(rowBeat(reader, table, row, kind));
  }
  return beats.filter(({ cells }) => cells.length);
}

/** @param {Expression} expression */
function sourcesOf(expression) {
  return expression.flatMap(({ op, name = "" }) => (op === "table" ? [name] : []));
}

/** @param {Derived} table @returns {Beat} */
function plainBeat({ grid }) {
  const cells = grid.flat();
  return {
    kind: "plain",
    title: "",
    label: "",
    cells,
    shown: cells.map((_, index) => index + 1),
    seconds: SECONDS.plain,
    scene: null,
    words: () => "",
    forget: () => {},
  };
}

/**
 * A beat with a scene, whose data is read when it is first drawn.
 * @template Data
 * @param {Pick<Beat, "kind" | "title" | "label" | "cells" | "shown">} beat
 * @param {() => Data} read
 * @param {(data: Data, view: View) => Scene} scene
 * @param {(data: Data, told: Told) => string} words
 * @returns {Beat}
 */
function drawnBeat(beat, read, scene, words) {
  /** @type {Data | undefined} */
  let known;
  const data = () => {
    known ??= read();
    return known;
  };
  return {
    ...beat,
    seconds: SECONDS[beat.kind],
    scene: (view) => scene(data(), view),
    words: (told) => words(data(), told),
    forget: () => {
      known = undefined;
    },
  };
}

/**
 * @param {Reader} reader
 * @param {Derived} table
 * @param {number} row
 * @param {"softmax" | "average" | "products"} kind
 */
function rowBeat(reader, table, row, kind) {
  const cells = table.grid[row] ?? [];
  const label = labelsOf(table.figure).rows[row] ?? "";
  const title = [titleOf(table.figure), label].filter(Boolean).join(", ");
  const beat = { kind, title, label, cells };
  if (kind === "products") {
    const shown = cells.map((_, index) => index + 1);
    const read = () => reader.products(table, row);
    return drawnBeat({ ...beat, shown }, read, productsScene, productsWords);
  }
  const moments = kind === "softmax" ? SOFTMAX_MOMENTS : AVERAGE_MOMENTS;
  const shown = Array.from({ length: moments }, (_, at) => (at === moments - 1 ? cells.length : 0));
  return kind === "softmax"
    ? drawnBeat({ ...beat, shown }, () => reader.softmax(table, row), softmaxScene, softmaxWords)
    : drawnBeat({ ...beat, shown }, () => reader.average(table, row), averageScene, averageWords);
}

/** @param {Reader} reader @param {Derived} table */
function scatterBeat(reader, table) {
  const groups = table.expression.at(-1)?.groups ?? [];
  const placeOf = new Map(groups.flatMap((group, place) => group.map((source) => [source, place])));
  const order = [...placeOf.keys()].sort((first, second) => first - second);
  const lasts = new Map(order.map((source, index) => [placeOf.get(source), index]));
  const ends = groups.map((_, place) => lasts.get(place) ?? order.length - 1);
  const places = [...groups.keys()].sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0) || a - b);
  const all = table.grid.flat();
  const beat = {
    kind: /** @type {const} */ ("scatter"),
    title: titleOf(table.figure),
    label: "",
    cells: places.flatMap((place) => all[place] ?? []),
    shown: order.map((_, moment) => ends.filter((end) => end <= moment).length),
  };
  return drawnBeat(
    beat,
    () => reader.scatter(table, order, placeOf),
    (data, { asked = -1, ...view }) => scatterScene(data, { ...view, asked: places[asked] ?? -1 }),
    scatterWords,
  );
}

/** @param {Reader} reader @param {Derived[]} tables */
function movesBeat(reader, tables) {
  const cells = tables.flatMap(({ grid }) => grid.flat());
  const sources = sourcesOf(tables[0]?.expression ?? []).length;
  const moments = tables.length > 1 ? tables.length : sources;
  const sizes = tables.map(({ grid }) => grid.flat().length);
  const shown = Array.from({ length: moments }, (_, moment) => {
    if (tables.length === 1) return moment === moments - 1 ? cells.length : 0;
    return sizes.slice(0, moment + 1).reduce((sum, size) => sum + size, 0);
  });
  const title = tables.map(({ figure }) => titleOf(figure)).join(", ");
  const beat = { kind: /** @type {const} */ ("moves"), title, label: "", cells, shown };
  return drawnBeat(beat, () => reader.moves(tables), movesScene, movesWords);
}

/** Reads what motions show from the tables of a step and the record of their sums. */
class Reader {
  /** @param {HTMLElement} step */
  constructor(step) {
    this.tableNamed = tableFinder(step);
  }

  /** @param {Derived} table @returns {Kind} */
  kindOf({ expression, grid }) {
    const last = expression.at(-1);
    const cells = grid.flat();
    if (!last || !cells.length) return "plain";
    // The page may leave out a large table, such as the weights of a network.
    if (sourcesOf(expression).some((name) => !this.tableNamed(name))) return "plain";
    if (last.op === "collect") return isPartition(last.groups ?? []) ? "scatter" : "plain";
    const width = grid[0]?.length ?? 0;
    if (expression.every(({ op }) => MOVING.has(op))) {
      return grid.length > 1 && width > 1 && cells.length <= MOST_MOVED ? "moves" : "plain";
    }
    const ops = new Set(expression.map(({ op }) => op));
    if (!ops.has("softmax") && !ops.has("matmul")) return "plain";
    const term = this.#termAt(expression);
    const first = term(0);
    if (first.op === "softmax") {
      return first.parts.length === width && width <= MOST_BARS ? "softmax" : "plain";
    }
    if (!ops.has("matmul") || width > MOST_LINES || !areProducts(first)) return "plain";
    const factors = this.#factors(grid[0]?.map((_, column) => term(column)) ?? []);
    const after = this.#after(first);
    if (!factors || after === null) return "plain";
    const firsts = grid.map((_, row) => term(row * width));
    const isAverage = factors.isUpright && !factors.isSwapped && !after && firsts.every(hasShares);
    return isAverage ? "average" : "products";
  }

  /** @param {Derived} table @param {number} row @returns {SoftmaxData} */
  softmax({ figure, expression, grid }, row) {
    const cells = grid[row] ?? [];
    const softmax = this.#termAt(expression)(row * cells.length);
    const { powers, isShifted } = writtenPowers(softmax);
    const divisor = softmax.temperature?.value ?? 1;
    const [part] = softmax.parts;
    const scores = part?.table === undefined ? null : this.tableNamed(part.table);
    return {
      scores: this.#tiles(softmax.parts),
      weights: cells.map((cell) => tileOf(cell, figure)),
      shares: this.#shares(softmax, cells.length),
      powers: powers.map(briefText),
      sum: briefText(powers.reduce((sum, power) => sum + power, 0)),
      labels: labelsOf(figure).columns,
      names: {
        scores: scores ? titleOf(scores.figure) : "Scores",
        powers: `e to each score${isShifted ? " − largest" : ""}${divisor === 1 ? "" : ` ÷ ${briefText(divisor)}`}`,
        weights: titleOf(figure),
      },
    };
  }

  /** @param {Derived} table @param {number} row @returns {AverageData} */
  average({ figure, expression, grid }, row) {
    const cells = grid[row] ?? [];
    const term = this.#termAt(expression);
    const terms = cells.map((_, column) => productsIn(term(row * cells.length + column)));
    const weights = terms[0]?.map(([weight]) => weight) ?? [];
    const label = labelsOf(figure).rows[row] ?? "";
    return {
      weights: this.#tiles(weights),
      shares: weights.map(({ value }) => value),
      labels: weights.map((weight, index) => {
        return this.#labelOf(weight, true) || this.#labelOf(terms[0]?.[index]?.[1], false);
      }),
      values: weights.map((_, index) =>
        this.#tiles(terms.flatMap((products) => products[index]?.[1] ?? [])),
      ),
      results: cells.map((cell) => tileOf(cell, figure)),
      label: label || titleOf(figure),
    };
  }

  /** @param {Derived} table @param {number} row @returns {ProductsData} */
  products({ figure, expression, grid }, row) {
    const cells = grid[row] ?? [];
    const term = this.#termAt(expression);
    const terms = cells.map((_, column) => term(row * cells.length + column));
    const factors = this.#factors(terms);
    if (!factors) throw new Error(`${figure.dataset.table} is no table of products.`);
    const { sliding, lines, isUpright } = factors;
    const products = lines.map((line) =>
      line.map(({ value }, index) => value * (sliding[index]?.value ?? Number.NaN)),
    );
    const formatted = formatCells(products.flat(), "");
    const { rows, columns } = labelsOf(figure);
    return {
      sliding: {
        label: rows[row] || this.#labelOf(sliding[0], false) || this.#nameOf(sliding[0]),
        tiles: this.#tiles(sliding),
      },
      lines: lines.map((line, index) => ({
        label: columns[index] ?? this.#labelOf(line[0], isUpright),
        tiles: this.#tiles(line),
      })),
      products: products.map((line, index) =>
        line.map((_, place) => {
          const { text = "", level } = formatted[index * line.length + place] ?? {};
          return { text: localised(text), level: level ? String(level) : undefined };
        }),
      ),
      sums: products.map((line) => {
        let sum = 0;
        return line.map((product) => {
          sum += product;
          return briefText(sum);
        });
      }),
      results: cells.map((cell) => tileOf(cell, figure)),
      after: terms[0] ? (this.#after(terms[0]) ?? "") : "",
      isUpright,
    };
  }

  /**
   * @param {Derived} table
   * @param {number[]} order of the sources
   * @param {Map<number, number>} placeOf the place of each source
   * @returns {ScatterData}
   */
  scatter({ figure, expression, grid }, order, placeOf) {
    const term = this.#termAt(expression);
    const { columns } = labelsOf(figure);
    const groups = expression.at(-1)?.groups ?? [];
    const cells = grid.flat();
    /** @type {number[]} */
    const sums = groups.map(() => 0);
    const parts = groups.map((_, place) => term(place).parts);
    const sources = order.map((source) => {
      const place = placeOf.get(source) ?? 0;
      const part = parts[place]?.[groups[place]?.indexOf(source) ?? -1];
      const value = part?.value ?? Number.NaN;
      const tile = part ? this.#tiles([part])[0] : undefined;
      return {
        label: this.#labelOf(part, true),
        tile: tile ?? { text: briefText(value) },
        share: value,
        place,
      };
    });
    const lasts = new Map(sources.map(({ place }, index) => [place, index]));
    return {
      sources,
      places: cells.map((cell, index) => ({
        label: columns[index] ?? "",
        tile: tileOf(cell, figure),
      })),
      sums: sources.map(({ share, place }, index) => {
        sums[place] = (sums[place] ?? 0) + share;
        const isLast = lasts.get(place) === index;
        return isLast ? (cells[place]?.textContent ?? "") : localised(numberText(sums[place]));
      }),
    };
  }

  /** @param {Derived[]} tables @returns {MovesData} */
  moves(tables) {
    const names = sourcesOf(tables[0]?.expression ?? []);
    const sources = names.map((name) => tableShape(this.tableNamed(name)?.figure ?? null));
    /** @type {Flight[]} */
    const flights = [];
    for (const [target, { figure, expression, grid }] of tables.entries()) {
      const term = this.#termAt(expression);
      const width = grid[0]?.length ?? 1;
      for (const [index, cell] of grid.flat().entries()) {
        const { table = "", index: at = 0 } = term(index);
        const source = names.indexOf(table);
        const columns = sources[source]?.columns ?? 1;
        flights.push({
          tile: tileOf(cell, figure),
          from: { table: source, row: Math.floor(at / columns), column: at % columns },
          to: { table: target, row: Math.floor(index / width), column: index % width },
          moment: tables.length > 1 ? target : source,
        });
      }
    }
    return { sources, targets: tables.map(({ figure }) => tableShape(figure)), flights };
  }

  /** The arithmetic of each cell of an expression. @param {Expression} expression */
  #termAt(expression) {
    const numberOf = (/** @type {string} */ table, /** @type {number} */ index) =>
      numberAt(this.tableNamed(table), index);
    return (/** @type {number} */ index) => termOf(expression, index, numberOf);
  }

  /**
   * The two sides of the products in a row of cells: what is the same for all of them slides over
   * the others. Null where neither is the same.
   * @param {Term[]} terms
   */
  #factors(terms) {
    const products = terms.map(productsIn);
    const [first, second] = [0, 1].map((side) =>
      products.map((line) => line.map((factors) => /** @type {Term} */ (factors[side]))),
    );
    const isSame = (/** @type {Term[][] | undefined} */ lines) =>
      lines?.every((line) => line.every((term, index) => areEqual(term, lines[0]?.[index])));
    const isSwapped = !isSame(first);
    const [sliding, lines] = isSwapped ? [second, first] : [first, second];
    if (!sliding?.[0] || !lines || !isSame(sliding) || !areProducts(terms[0])) return null;
    const [start, next] = (lines[0] ?? []).map((term) => this.#placeOf(term));
    const isUpright = Boolean(
      start && next && start.column === next.column && start.row !== next.row,
    );
    return { sliding: sliding[0], lines, isUpright, isSwapped };
  }

  /**
   * What becomes of the sum in a term, as text; null where it cannot be said in short.
   * @param {Term} term
   * @returns {string | null}
   */
  #after(term) {
    const main = mainSum(term);
    if (term === main) return "";
    const [sum, other] = term.parts;
    const before = sum && mainSum(sum) === main ? this.#after(sum) : null;
    if (before === null || !other || other.op) return null;
    const name = this.#nameOf(other) || briefText(other.value);
    const text = { add: `+ ${name}`, divide: `÷ ${briefText(other.value)}` }[term.op];
    return text ? [before, text].filter(Boolean).join(" ") : null;
  }

  /** The weights of a row of a softmax. @param {Term} softmax @param {number} count */
  #shares(softmax, count) {
    const { powers } = writtenPowers(softmax);
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.slice(0, count).map((power) => power / sum);
  }

  /** Numbers as tiles: cells of tables as they are shown there. @param {Term[]} terms @returns {Tile[]} */
  #tiles(terms) {
    const formatted = formatCells(
      terms.map(({ value }) => value),
      "",
    );
    return terms.map((term, index) => {
      const { figure, cell } = this.#placeOf(term) ?? {};
      if (figure && cell && !term.op) return tileOf(cell, figure);
      const { text = "", level } = formatted[index] ?? {};
      return {
        text: localised(text),
        level: cell?.dataset.level ?? (level ? String(level) : undefined),
        tone: figure?.dataset.tone,
      };
    });
  }

  /** Where a number is in its table. @param {Term | undefined} term */
  #placeOf(term) {
    const { table: name, index = 0 } = term ? leafOf(term) : {};
    const table = name === undefined ? null : this.tableNamed(name);
    if (!table) return null;
    const { figure, cells, width, rows, columns } = table;
    const [row, column] = [Math.floor(index / width), index % width];
    return { figure, cell: cells[index], row, column, rows, columns };
  }

  /** The label of a number's row or column. @param {Term | undefined} term @param {boolean} isOfColumn */
  #labelOf(term, isOfColumn) {
    const place = this.#placeOf(term);
    return (isOfColumn ? place?.columns[place.column] : place?.rows[place.row]) ?? "";
  }

  /** The title of a number's table. @param {Term | undefined} term */
  #nameOf(term) {
    const place = this.#placeOf(term);
    return place ? titleOf(place.figure) : "";
  }
}

/** A cell as it is shown. @param {Cell} cell @param {HTMLElement} figure @returns {Tile} */
function tileOf(cell, { dataset }) {
  const { tone, shade } = dataset;
  return { text: textIn(cell), level: cell.dataset.level, tone, shade };
}

/** A number with three or four digits, as one reads it in passing. @param {number} value */
function briefText(value) {
  const size = Math.abs(value);
  const decimals = size >= 1000 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return localised(Number.isInteger(value) ? numberText(value) : numberText(value, decimals));
}

/** @param {HTMLElement | null} figure */
function tableShape(figure) {
  const grid = figure ? gridOf(figure) : [];
  return {
    title: figure ? titleOf(figure) : "",
    rows: grid.length,
    columns: grid[0]?.length ?? 0,
  };
}

/** The cell that a term is, or that is alone in it beside numbers. @param {Term} term @returns {Term} */
function leafOf(term) {
  if (!term.op) return term;
  const cells = term.parts.filter(({ table }) => table !== undefined);
  return cells.length === 1 && cells[0] ? cells[0] : term;
}

/** Whether no source is in two groups. @param {number[][]} groups */
function isPartition(groups) {
  const all = groups.flat();
  return all.length > 0 && all.length <= MOST_BARS && new Set(all).size === all.length;
}

/** Whether a term is a sum of products of two numbers each. @param {Term | undefined} term */
function areProducts(term) {
  const main = term && mainSum(term);
  if (main?.op !== "sum" || main.parts.length > MOST_TERMS || !main.parts.length) {
    return false;
  }
  return main.parts.every(
    ({ op, parts }) =>
      op === "multiply" &&
      parts.length === 2 &&
      parts.every((factor) => factor.parts.every((part) => !part.op)),
  );
}

/** The pairs of factors in a sum of products. @param {Term} term @returns {[Term, Term][]} */
function productsIn(term) {
  const parts = mainSum(term)?.parts ?? [];
  return /** @type {[Term, Term][]} */ (parts.map((product) => product.parts));
}

/** Whether the first factors of products are weights: none negative, 1 together. @param {Term} term */
function hasShares(term) {
  const shares = productsIn(term).map(([first]) => first?.value ?? Number.NaN);
  const sum = shares.reduce((total, share) => total + share, 0);
  return Math.abs(sum - 1) < NEAR && shares.every((share) => share >= 0);
}

/**
 * Whether two terms are the same cell, or numbers of the same value.
 * @param {Term} first
 * @param {Term | undefined} second
 */
function areEqual(first, second) {
  const [one, other] = [leafOf(first), second && leafOf(second)];
  return one.table === other?.table && one.index === other?.index && first.value === second?.value;
}
