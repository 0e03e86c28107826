/** Fits a figure into its frame: the length and number of tick labels, titles, the legend. */

/**
 * @import { Annotation, Axis, ColorAxis, Figure, Layout, Trace } from "./plotly-types.d.ts"
 */
/**
 * In pixels; `scale` is the size of the text relative to the usual one.
 * @typedef {{width: number, height: number, isFixed: boolean, scale: number}} Frame `isFixed` says
 *   whether the page gives the height
 * @typedef {{
 *   width: number, height: number, isFixed: boolean, isTiny: boolean, isNarrow: boolean,
 *   scale: number,
 * }} Room a frame in pixels of text of the usual size
 */

const NARROW = 560; // pixels of width; below, tick labels are shortened
const TINY = { width: 420, height: 200 }; // pixels; below, what is said elsewhere is left out
const LOW = 300; // pixels of height; below, a colour bar has fewer ticks
const FEWEST = 2; // ticks, which name both ends of an axis
const ROW = 20; // pixels of height for a line of text
const LETTER = 8; // pixels of width for a letter
const LOW_ROW = 13; // pixels of height for a line of small text
const SMALL_TEXT = 0.75; // of the usual size
const LINES = 3; // of a label under an axis
const UPRIGHT_LETTER = 7.5; // pixels of height for a letter of an upright label
const NUMBER = 44; // pixels of width for a number on an axis and the space beside it
const CATEGORY = 18; // pixels of height from a category to the next
const LABELS = 240; // pixels of width for the labels beside a figure
const TINY_LABELS = 90; // the same beside a tiny figure
const TITLE = 56; // pixels of height for the title of the x axis
const TITLE_AND_TICKS = 90; // the same with the axis's ticks
const SWATCH = 48; // pixels of a legend entry beside its words
const LONG_TITLE = 1.3; // times its y axis: a title that is left out
const COLUMN = 0.6; // of the width; a narrower x axis is one of several side by side
const SMALLEST_TITLE = 9; // pixels of a title above a part of a figure
const LINE_HEIGHT = 1.4; // of the size of a text
const COLOR_AXES = ["coloraxis", "coloraxis2"];

/**
 * A figure laid out for its frame.
 *
 * In a narrow frame tick labels are shortened, all of an axis alike. In a frame of fixed height,
 * labels are upright only where they must be: where both axes name the same visits, the columns
 * have their numbers, and other names are written in lines where these fit. Upright labels take at
 * most a third of the frame; where not all labels fit, those of the largest values shown stay, or
 * the most important ones, or every second, third and so on. A tiny frame has no colour bar, no axis titles except those of columns side by
 * side, and no legend that would take a quarter of it. A figure can change more of its layout for
 * tiny frames in `layout.meta.small`, where null removes a part. Larger text needs a larger frame.
 * @param {Figure} figure
 * @param {Frame} frame
 * @returns {Figure}
 */
export function fitFigure({ data, layout }, { width, height, isFixed, scale }) {
  if (!width) return { data, layout };
  const size = { width: width / scale, height: height / scale };
  const isTiny = isFixed && (size.width < TINY.width || size.height < TINY.height);
  const room = { ...size, isFixed, isTiny, isNarrow: size.width < NARROW, scale };
  const patched = isTiny ? patch(layout, layout.meta.small ?? {}) : layout;
  if (!isFixed) return { data, layout: { ...patched, ...fitAxes(data, patched, room) } };
  const given = withFlatLabels(withUprightLabels(data, patched), room);
  const fitted = {
    ...given,
    ...fitAxes(data, given, room),
    ...fitSurroundings(data, given, room),
    ...fitColorBars(given, room),
  };
  return { data: withoutLowCellTexts(data, given, room.height), layout: fitted };
}

/**
 * @param {Layout} layout
 * @param {object} changes null removes a part
 * @returns {Layout}
 */
function patch(layout, changes) {
  return /** @type {Layout} */ (merge(layout, changes));
}

/**
 * @param {unknown} before
 * @param {unknown} change
 * @returns {unknown}
 */
function merge(before, change) {
  if (!isObject(before) || !isObject(change)) return change;
  const merged = { ...before };
  for (const [name, value] of Object.entries(change)) merged[name] = merge(before[name], value);
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The axes of a layout by their names.
 * @param {Layout} layout
 * @param {RegExp} names
 */
function axesOf(layout, names) {
  const entries = Object.entries(layout).filter(([name]) => names.test(name));
  return /** @type {[name: string, axis: Axis][]} */ (entries);
}

/**
 * The y axis that something refers to, such as "y2".
 * @param {Layout} layout
 * @param {string | undefined} reference
 */
function yAxis(layout, reference) {
  return /** @type {Axis | undefined} */ (layout[`yaxis${(reference ?? "y").slice(1)}`]);
}

/** Where the y axes lie. @param {Layout} layout @returns {[start: number, end: number][]} */
function yDomains(layout) {
  return axesOf(layout, /^yaxis/).map(([, axis]) => axis.domain ?? [0, 1]);
}

/**
 * @param {Layout} layout
 * @param {string} name
 */
function colorAxis(layout, name) {
  return /** @type {ColorAxis | undefined} */ (layout[name]);
}

/**
 * A layout whose upright labels, where they come from a trace, are written out so that they can be
 * shortened.
 * @param {Trace[]} data
 * @param {Layout} layout
 * @returns {Layout}
 */
function withUprightLabels(data, layout) {
  const { xaxis } = layout;
  const values = data.find((trace) => (trace.xaxis ?? "x") === "x" && Array.isArray(trace.x))?.x;
  const labels = Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
  const areAllTexts = Array.isArray(values) && labels.length === values.length;
  if (xaxis?.tickangle !== -90 || xaxis.tickvals || !labels.length || !areAllTexts) return layout;
  return { ...layout, xaxis: { ...xaxis, tickmode: "array", tickvals: labels, ticktext: labels } };
}

/**
 * A layout whose first x axis has flat labels instead of upright ones, where these fit: numbers of
 * visits that the y axis names, or names in lines.
 * @param {Layout} layout
 * @param {Room} room
 * @returns {Layout}
 */
function withFlatLabels(layout, { width, isTiny, scale }) {
  const { xaxis, yaxis, meta } = layout;
  const labels = xaxis?.ticktext;
  if (!xaxis || xaxis.tickangle !== -90 || !labels || labels.length <= FEWEST) return layout;
  const flat = { ...xaxis, tickangle: 0 };
  const areVisits = meta.visit_axes?.includes("xaxis") && meta.visit_axes.includes("yaxis");
  if (areVisits && yaxis?.ticktext?.join() === labels.join()) {
    const names = labels.map((label, index) => numbered(label, index, Infinity));
    const numbers = labels.map((_, index) => String(index + 1));
    return {
      ...layout,
      xaxis: { ...flat, ticktext: numbers },
      yaxis: { ...yaxis, ticktext: names },
    };
  }
  const [from, to] = xaxis.domain ?? [0, 1];
  const each = ((to - from) * (width - (isTiny ? TINY_LABELS : LABELS))) / labels.length;
  for (const size of [1, SMALL_TEXT]) {
    const lines = labels.map((label, index) =>
      inLines(numbered(label, index, Infinity), each / size),
    );
    if (lines.includes("")) continue;
    const tickfont = { ...xaxis.tickfont, size: size * scale * layout.template.layout.font.size };
    return { ...layout, xaxis: { ...flat, ticktext: lines, ...(size < 1 && { tickfont }) } };
  }
  return layout;
}

/**
 * A label in lines of a width in pixels; empty where they do not fit.
 * @param {string} label
 * @param {number} width
 */
function inLines(label, width) {
  const most = Math.floor(width / LETTER) - 1;
  /** @type {string[]} */
  const lines = [];
  for (const word of label.split(" ")) {
    const last = lines.at(-1);
    if (word.length > most) return "";
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.length <= LINES ? lines.join("<br>") : "";
}

/**
 * Legend, top margin, and titles of parts.
 * @param {Trace[]} data
 * @param {Layout} layout
 * @param {Room} room
 * @returns {Partial<Layout>}
 */
function fitSurroundings(data, layout, { width, height, isTiny, scale }) {
  const names = legendNames(data, layout);
  const entry = Math.max(...names.map((name) => name.length * LETTER + SWATCH));
  const rows = Math.ceil(names.length / Math.max(1, Math.floor(width / entry)));
  const isLegendLeftOut = names.length > 0 && rows * ROW > height / (isTiny ? 4 : 3);
  const hasLegend = names.length > 0 && !isLegendLeftOut;
  const titles = fitPartTitles(layout, height, scale);
  const fontSize = titles.annotations?.find(({ font }) => font?.size)?.font?.size ?? 0;
  const titleHeight = (fontSize / scale || ROW) * LINE_HEIGHT + 2;
  const top = Math.min(
    layout.margin?.t ?? 8,
    hasLegend ? rows * ROW + 4 : layout.annotations?.length ? titleHeight : 8,
  );
  const isBarAbove = COLOR_AXES.some(
    (name) => colorAxis(layout, name)?.colorbar?.orientation === "h",
  );
  const keepsMargin = !layout.margin || (isBarAbove && !isTiny);
  return {
    ...(isLegendLeftOut && { showlegend: false }),
    ...(!keepsMargin && { margin: { ...layout.margin, t: Math.ceil(top * scale) } }),
    ...titles,
  };
}

/**
 * The names in the legend.
 * @param {Trace[]} data
 * @param {Layout} layout
 * @returns {string[]}
 */
function legendNames(data, layout) {
  if (layout.showlegend === false) return [];
  /** @type {Map<string, string>} */
  const names = new Map();
  let traces = 0;
  for (const { name, type, visible, showlegend, legendgroup } of data) {
    const isHidden = showlegend === false || visible === false;
    if (!name || isHidden || ["heatmap", "contour"].includes(type)) continue;
    traces += 1;
    names.set(legendgroup || name, name.replace(/<[^>]*>/g, ""));
  }
  return traces > 1 || layout.showlegend ? [...names.values()] : [];
}

/**
 * Titles of a figure's parts, no larger than the gaps between the parts.
 * @param {Layout} layout
 * @param {number} height
 * @param {number} scale
 * @returns {{annotations?: Annotation[]}}
 */
function fitPartTitles(layout, height, scale) {
  const { annotations = [], template } = layout;
  const isTitle = (/** @type {Annotation} */ { yref, yanchor }) =>
    yref === "paper" && yanchor === "bottom";
  const titles = annotations.filter(isTitle);
  if (!titles.length) return {};
  const starts = yDomains(layout).map(([start]) => start);
  const gaps = titles
    .filter(({ y }) => y < 1)
    .map(({ y }) => Math.min(...starts.map((start) => start - y).filter((gap) => gap > 0), 1 - y));
  const usual = template.layout.font.size;
  const largest = Math.min(usual, (Math.min(1, ...gaps) * (height - ROW)) / LINE_HEIGHT);
  if (largest >= usual) return {};
  const size = Math.max(SMALLEST_TITLE, largest * scale);
  return {
    annotations: annotations.map((title) =>
      isTitle(title) ? { ...title, font: { ...title.font, size } } : title,
    ),
  };
}

/**
 * Colour bars: none in a tiny frame; in a low one with ticks that do not touch.
 * @param {Layout} layout
 * @param {Room} room
 */
function fitColorBars(layout, { height, isTiny }) {
  const upright = Math.floor(height / 3 / LETTER);
  const plotHeight = height - uprightLabelHeight(layout, Infinity, upright) - TITLE;
  /** @type {Record<string, ColorAxis>} */
  const fitted = {};
  for (const name of COLOR_AXES) {
    const axis = colorAxis(layout, name);
    if (!axis) continue;
    if (isTiny) fitted[name] = { ...axis, showscale: false };
    else fitted[name] = fitColorBar(layout, name, axis, plotHeight);
  }
  return fitted;
}

/**
 * @param {Layout} layout
 * @param {string} name
 * @param {ColorAxis} axis
 * @param {number} plotHeight
 * @returns {ColorAxis}
 */
function fitColorBar(layout, name, axis, plotHeight) {
  const bar = axis.colorbar ?? {};
  if (plotHeight >= LOW || bar.ticktext || bar.orientation === "h") return axis;
  const usual = /** @type {ColorAxis | undefined} */ (layout.template.layout[name]);
  const ticks = bar.tickvals ?? usual?.colorbar?.tickvals;
  const barHeight = (bar.len ?? 1) * plotHeight;
  if (!ticks) {
    const nticks = Math.max(FEWEST, Math.floor(barHeight / ROW / 1.5));
    return { ...axis, colorbar: { ...bar, nticks } };
  }
  const [from, to] = [axis.cmin ?? ticks[0] ?? 0, axis.cmax ?? ticks.at(-1) ?? 1];
  /** @type {number[]} */
  const tickvals = [];
  for (const tick of ticks) {
    const last = tickvals.at(-1);
    if (last === undefined || ((tick - last) / (to - from)) * barHeight >= ROW) tickvals.push(tick);
  }
  return { ...axis, colorbar: { ...bar, tickvals } };
}

/**
 * Axes whose ticks and titles fit.
 * @param {Trace[]} data
 * @param {Layout} layout
 * @param {Room} room
 * @returns {Record<string, Axis>}
 */
function fitAxes(data, layout, room) {
  const { width, height, isFixed, isTiny, isNarrow } = room;
  const shortenTo = isNarrow ? width : Infinity;
  const upright = isFixed ? Math.floor(height / 3 / LETTER) : Infinity;
  const below = uprightLabelHeight(layout, shortenTo, upright);
  const rest = isFixed ? (below ? TITLE : TITLE_AND_TICKS) : 0;
  const plotHeight = Math.max(height - below - (isTiny ? 2 * ROW : rest), ROW);
  const plotWidth = isTiny ? width - TINY_LABELS : Math.max(width - LABELS, 60);
  return Object.fromEntries(
    axesOf(layout, /^[xy]axis/).map(([name, axis]) => {
      const isX = name.startsWith("x");
      const given = isFixed && isX ? fitGapBelow(axis, layout, plotHeight) : axis;
      const [from, to] = given.domain ?? [0, 1];
      const length = (to - from) * (isX ? plotWidth : plotHeight);
      const fontSize = layout.template.layout.font.size * room.scale;
      const titled = fitTitle(given, isX, length, fontSize, room);
      const priority =
        (isX ? undefined : rowSizes(data, name, given)) ?? layout.meta.priority?.[name];
      return [name, fitTicks(titled, { isX, length, fontSize, upright, priority }, room)];
    }),
  );
}

/**
 * How large the values are that the rows of a y axis show now, by tick; undefined if unknown.
 * @param {Trace[]} data
 * @param {string} name of the axis
 * @param {Axis} axis
 */
function rowSizes(data, name, { tickvals = [] }) {
  /** @type {Map<unknown, number>} */
  const sizes = new Map();
  for (const { type, orientation, yaxis = "y", x, y, z } of data) {
    const drawn = type === "heatmap" ? z : type === "bar" && orientation === "h" ? x : undefined;
    const rows = /** @type {ArrayLike<unknown> | undefined} */ (drawn);
    if (yaxis !== name.replace("axis", "") || !rows || !Array.isArray(y)) continue;
    for (const [at, row] of y.entries()) {
      const numbers = [rows[at] ?? 0].flatMap((value) => (isNumbers(value) ? [...value] : value));
      const size = Math.max(...numbers.map((number) => Math.abs(Number(number)) || 0));
      sizes.set(row, Math.max(size, sizes.get(row) ?? 0));
    }
  }
  return Math.max(0, ...sizes.values()) > 0
    ? tickvals.map((row) => sizes.get(row) ?? 0)
    : undefined;
}

/** @param {unknown} value @returns {value is ArrayLike<number> & Iterable<number>} */
function isNumbers(value) {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}

/**
 * An axis with a title that fits.
 * @param {Axis} axis
 * @param {boolean} isX
 * @param {number} length of the axis
 * @param {number} fontSize
 * @param {Room} room
 * @returns {Axis}
 */
function fitTitle(axis, isX, length, fontSize, { isTiny, isFixed }) {
  const text = axis.title?.text ?? "";
  if (!isTiny) {
    const isLong = isFixed && !isX && text.length * LETTER > LONG_TITLE * length;
    return isLong ? { ...axis, title: {} } : axis;
  }
  // In a tiny frame only columns side by side have titles, as far as these fit.
  const [from, to] = axis.domain ?? [0, 1];
  if (!isX || !text || axis.side === "top" || to - from > COLUMN) return { ...axis, title: {} };
  const longest = Math.max(4, Math.floor(length / (LETTER - 1)) + 1);
  const short = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return {
    ...axis,
    title: { ...axis.title, standoff: 0, font: { size: fontSize - 2 }, text: short },
  };
}

/**
 * An axis with ticks that fit.
 * @param {Axis} axis
 * @param {{
 *   isX: boolean, length: number, fontSize: number, upright: number,
 *   priority: number[] | undefined,
 * }} place `upright` is the number of letters in an upright label
 * @param {Room} room
 * @returns {Axis}
 */
function fitTicks(axis, { isX, length, fontSize, upright, priority }, room) {
  const { width, isFixed, isTiny, isNarrow } = room;
  const { ticktext: labels, tickvals = [] } = axis;
  if (axis.visible === false || axis.showticklabels === false) return axis;
  if (!labels) {
    return isFixed || (isNarrow && isX) ? withFewerTicks(axis, isX, length, room) : axis;
  }
  const count = labels.length;
  const isAlone = isTiny && isX && count === 1 && axis.tickangle === 0;
  if (isAlone && (labels[0] ?? "").length * LETTER > length - LETTER) {
    return { ...axis, tickfont: { size: 0.75 * fontSize } };
  }
  if (count <= FEWEST && (isX || !isFixed || length >= ROW)) return axis;
  const isLow = !isX && isFixed && length / count < ROW;
  const isFlat = isX && axis.tickangle === 0 && labels.every((label) => /^\d+$/.test(label));
  const number = LETTER * (String(count).length + 1); // of a visit, and the space beside it
  const most = Math.floor(length / (isLow ? LOW_ROW : isFlat ? number : ROW));
  const shown = count <= FEWEST ? [count - 1] : selectTicks(count, most, priority);
  const longest = isX && axis.tickangle !== 0 ? upright : Infinity;
  const short = shortened(labels, isNarrow ? width : Infinity, longest);
  return {
    ...axis,
    ...(isLow && { tickfont: { ...axis.tickfont, size: SMALL_TEXT * fontSize } }),
    tickvals: shown.map((index) => tickvals[index] ?? index),
    ticktext: shown.map((index) => short[index] ?? ""),
  };
}

/**
 * An x axis above another part; its title and ticks are left out where the gap is too small.
 * @param {Axis} axis
 * @param {Layout} layout
 * @param {number} plotHeight
 * @returns {Axis}
 */
function fitGapBelow(axis, layout, plotHeight) {
  const [start] = yAxis(layout, axis.anchor)?.domain ?? [0, 1];
  const ends = yDomains(layout).map(([, end]) => end);
  const below = Math.max(...ends.filter((end) => end <= start), -Infinity);
  const gap = (start - below) * plotHeight;
  if (axis.side === "top" || gap > 2.4 * ROW) return axis;
  return { ...axis, title: {}, ...(gap < 0.9 * ROW && { showticklabels: false }) };
}

/**
 * An axis of numbers, or of counted categories, that is too short for all of its ticks.
 * @param {Axis} axis
 * @param {boolean} isX
 * @param {number} length
 * @param {Room} room
 * @returns {Axis}
 */
function withFewerTicks(axis, isX, length, { isTiny, isNarrow }) {
  const most = Math.max(FEWEST, Math.floor(length / (isX ? NUMBER : ROW * 1.5)));
  if (axis.tickvals) {
    const every = isX ? 1 : Math.ceil(axis.tickvals.length / most);
    return { ...axis, tickvals: axis.tickvals.filter((_, index) => index % every === 0) };
  }
  const { dtick: _, ...free } = axis;
  if (axis.type === "category") {
    return isX ? axis : { ...free, nticks: Math.max(FEWEST, Math.floor(length / CATEGORY)) };
  }
  const limit = isNarrow && isX && axis.nticks && !isTiny ? FEWEST : most;
  const nticks = Math.min(axis.nticks ?? Infinity, limit);
  return isTiny || axis.nticks || nticks < 5 ? { ...free, nticks } : axis;
}

/**
 * Traces without the texts of heatmap cells that are too low for them.
 * @param {Trace[]} data
 * @param {Layout} layout
 * @param {number} height
 * @returns {Trace[]}
 */
function withoutLowCellTexts(data, layout, height) {
  return data.map((trace) => {
    if (trace.type !== "heatmap" || !trace.texttemplate) return trace;
    const axis = yAxis(layout, trace.yaxis);
    const [from, to] = axis?.domain ?? [0, 1];
    const rows = axis?.ticktext?.length;
    if (rows === undefined) return trace;
    const isLow = (to - from) * (height - TITLE_AND_TICKS) < rows * ROW;
    return isLow ? { ...trace, texttemplate: "" } : trace;
  });
}

/**
 * The ticks that keep a label: by priority where there is one, else evenly.
 * @param {number} count
 * @param {number} most ticks that there is room for
 * @param {number[]} [priority] by tick; the largest number comes first
 * @returns {number[]} indices, ascending
 */
export function selectTicks(count, most, priority) {
  const all = [...Array(count).keys()];
  if (count <= most) return all;
  const distance = Math.max(1, Math.ceil(count / Math.max(1, most)));
  if (!priority) return all.filter((index) => index % distance === 0);
  /** @type {number[]} */
  const selected = [];
  for (const index of [...all].sort((a, b) => (priority[b] ?? 0) - (priority[a] ?? 0))) {
    if (selected.every((other) => Math.abs(other - index) >= distance)) selected.push(index);
  }
  return selected.sort((a, b) => a - b);
}

/**
 * The height in pixels of the upright labels of the first x axis.
 * @param {Layout} layout
 * @param {number} width of a narrow figure, else infinite
 * @param {number} longest letters of an upright label
 */
function uprightLabelHeight({ xaxis }, width, longest) {
  const labels = xaxis?.tickangle === 0 ? [] : (xaxis?.ticktext ?? []);
  const lengths = shortened(labels, width, longest).map((label) => label.length);
  return Math.max(0, ...lengths) * UPRIGHT_LETTER;
}

/**
 * The labels of an axis that fit; where one of them must be shortened, all are, so that visits are
 * named in one way.
 * @param {string[]} labels
 * @param {number} width of a narrow figure, else infinite
 * @param {number} longest letters that fit
 */
function shortened(labels, width, longest) {
  const short = labels.map((label, index) => shorten(label, index, width, longest));
  const areAllWhole = short.every((label, index) => label === labels[index]);
  return areAllWhole
    ? labels
    : labels.map((label, index) => numbered(label, index, longest, width));
}

/**
 * A tick label that fits. Labels are `name · moment`, which is shortened to the visit's number and
 * the beginning of the name, or a name with a number in bold beside it.
 * @param {string} label
 * @param {number} index of the visit
 * @param {number} width of a narrow figure, else infinite
 * @param {number} longest letters that fit
 * @returns {string}
 */
export function shorten(label, index, width, longest) {
  return width === Infinity && label.length <= longest
    ? label
    : numbered(label, index, longest, width);
}

/**
 * A label of a visit as its number and its name, or the name's beginning.
 * @param {string} label
 * @param {number} index
 * @param {number} longest
 * @param {number} [width]
 */
function numbered(label, index, longest, width = Infinity) {
  const isNarrow = width < Infinity;
  const parts = /^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(label) ?? [];
  const [, before = "", text = "", after = ""] = parts;
  const [name = "", moment] = text.split(" · ");
  const usual = longest < Infinity ? 14 : Infinity;
  const most = Math.min(isNarrow ? Math.max(5, Math.floor(width / 48)) : usual, longest);
  const short = name.length > most && !name.includes("&") ? `${name.slice(0, most - 1)}…` : name;
  return before + (moment ? `${index + 1} ${short}` : short) + after;
}
