/**
 * Margins of a figure whose tick labels are known. Plotly measures labels after it has drawn them, and
 * draws the whole figure again where the margins were too small; with these it draws once.
 */

/** @import { Axis, ColorAxis, ColorBar, Layout, Trace } from "./plotly-types.d.ts" */
/** @typedef {{width: number, descent: number}} TextSize in pixels */
/** @typedef {(text: string, font: string) => TextSize} Measure of a line of text; `font` as in CSS */
/** @typedef {{size: number, family: string}} Font */
/**
 * @typedef {{width: number, height: number, scale: number}} Frame in pixels; `scale` of the text
 *   relative to the usual size
 */

const USUAL = 8; // pixels of a margin
const GAP = 1; // pixel between a plot and its labels, rounded up
const UPRIGHT_GAP = 0.2; // of the size of a label under its axis
const LINE_HEIGHT = 1.3; // of the size of a text
const TITLE_SIZE = 1.2; // of the size of the text, unless the title has its own
const TITLE_HEIGHT = 0.7; // of its size: the height of a capital letter
const TITLE_BESIDE = 1.25; // of its size: what the title of a colour bar takes between its labels
const TITLE_BEYOND = 1.45; // the same to the right of them
const STANDOFF = 6; // pixels between labels and title in the theme
const PADDING = 12; // pixels that Plotly adds at most to the width of a colour bar
const BAR_START = 1.02; // of the width of the plot
const BAR_PADDING = 10; // pixels on each side of a colour bar
const BREAK = /<br ?\/?>/i;

/** @type {CanvasRenderingContext2D | null} */
let canvas = null;

/**
 * A layout with the margins that its known labels and colour bars need. Axes and bars with other
 * labels still make room for themselves.
 * @param {Trace[]} data
 * @param {Layout} layout
 * @param {Frame} frame
 * @param {Measure} [measure]
 * @returns {Layout}
 */
export function withKnownMargins(data, layout, { width, height, scale }, measure = measureText) {
  const { font } = layout.template.layout;
  const text = { size: font.size * scale, family: String(font.family ?? "sans-serif") };
  const margin = { l: USUAL, r: USUAL, t: USUAL, b: USUAL, .../** @type {{}} */ (layout.margin) };
  /** @type {Record<string, Axis>} */
  const axes = {};
  for (const [name, value] of Object.entries(layout)) {
    if (!/^[xy]axis/.test(name)) continue;
    const axis = /** @type {Axis} */ (value);
    const isX = name.startsWith("x");
    const depth = depthOf(axis, isX, text, measure);
    if (depth === null || (depth && !isAtEdge(layout, axis, isX))) continue;
    axes[name] = { ...axis, automargin: false };
    const side = isX ? "b" : "l";
    if (depth) margin[side] = Math.max(margin[side], Math.ceil(depth) + USUAL);
    if (depth && !isX) {
      // Half of the first or last label, where rows are low.
      const half = Math.ceil((axis.tickfont?.size ?? text.size) / 2);
      margin.t = Math.max(margin.t, half);
      margin.b = Math.max(margin.b, half);
    }
  }
  const plotHeight = height - margin.t - margin.b;
  for (const name of ["coloraxis", "coloraxis2"]) {
    const isUsed = data.some(({ coloraxis, visible }) => coloraxis === name && visible !== false);
    const bar = isUsed ? barWidth(layout, name, plotHeight, text, measure) : 0;
    // The bar begins beside the plot, at 1.02 of its width.
    const padding = Math.min(PADDING, margin.l, margin.t, margin.b);
    const beside = (bar + padding + (BAR_START - 1) * (width - margin.l)) / BAR_START;
    if (bar) margin.r = Math.max(margin.r, Math.ceil(beside));
  }
  for (const [name, axis] of Object.entries(axes)) {
    if (!name.startsWith("x") || !axis.ticktext || axis.tickangle !== 0) continue;
    const widest = sizeOf(axis.ticktext, { ...text, ...axis.tickfont }, measure).width;
    if (isWider(axis, widest, width, margin)) delete axes[name];
  }
  return { ...layout, ...axes, margin };
}

/**
 * The pixels that labels and title take beside a plot; null where only Plotly knows.
 * @param {Axis} axis
 * @param {boolean} isX
 * @param {Font} text
 * @param {Measure} measure
 */
function depthOf(axis, isX, text, measure) {
  if (axis.visible === false) return 0;
  const title = axis.title?.text ?? "";
  const isHidden = axis.showticklabels === false;
  if (isHidden) return title ? null : 0;
  const { ticktext, tickvals, tickangle = isX ? null : 0, side } = axis;
  const isUpright = isX && tickangle === -90;
  const isUnknown = !ticktext || !tickvals || (tickangle !== 0 && !isUpright);
  if (isUnknown || (side && side !== (isX ? "bottom" : "left")) || axis.ticks) return null;
  const size = axis.tickfont?.size ?? text.size;
  const labels = sizeOf(ticktext, { ...text, size }, measure);
  const across = isUpright ? labels.width + UPRIGHT_GAP * size : isX ? labels.height : labels.width;
  return GAP + across + titleDepth(axis, title, text);
}

/**
 * The width of the widest label and the height of the one with most lines.
 * @param {string[]} labels
 * @param {Font} font
 * @param {Measure} measure
 */
function sizeOf(labels, { size, family }, measure) {
  let [width, lines, descent] = [0, 1, 0];
  for (const label of labels) {
    const weight = label.includes("<b>") ? 700 : 400;
    const parts = label.split(BREAK);
    lines = Math.max(lines, parts.length);
    for (const part of parts) {
      const measured = measure(plain(part), `${weight} ${size}px ${family}`);
      width = Math.max(width, measured.width);
      descent = Math.max(descent, measured.descent);
    }
  }
  return { width, height: size + (lines - 1) * LINE_HEIGHT * size + descent };
}

/** @param {Axis} axis @param {string} title @param {Font} text */
function titleDepth(axis, title, text) {
  if (!title) return 0;
  const { font, standoff } = /** @type {{font?: {size?: number}, standoff?: number}} */ (
    axis.title
  );
  const size = font?.size ?? Math.round(TITLE_SIZE * text.size);
  const lines = title.split(BREAK).length - 1;
  return size * (TITLE_HEIGHT + lines * LINE_HEIGHT) + (standoff ?? STANDOFF);
}

/**
 * The pixels that a colour bar takes with its labels and title; 0 where only Plotly knows.
 * @param {Layout} layout
 * @param {string} name of its axis
 * @param {number} plotHeight
 * @param {Font} text
 * @param {Measure} measure
 */
function barWidth(layout, name, plotHeight, text, measure) {
  const axis = /** @type {ColorAxis} */ (layout[name] ?? {});
  const usual = /** @type {ColorAxis | undefined} */ (layout.template.layout[name]);
  const bar = /** @type {ColorBar & {thickness?: number, title?: {text?: string}}} */ ({
    ...usual?.colorbar,
    ...axis.colorbar,
  });
  const { tickvals, ticktext, thickness, len = 1 } = bar;
  const isElsewhere = bar.orientation === "h" || "x" in bar || "xanchor" in bar;
  if (axis.showscale === false || isElsewhere || !tickvals?.length || !thickness) return 0;
  const labels = sizeOf(ticktext ?? tickvals.map(String), text, measure);
  const flat = 2 * BAR_PADDING + thickness;
  const title = bar.title?.text;
  if (!title) return flat + GAP + labels.width;
  const size = Math.round(TITLE_SIZE * text.size);
  const length = sizeOf([title], { ...text, size }, measure).width;
  // A title that would touch a label moves to the right of all of them.
  const [from, to] = [axis.cmin ?? tickvals[0] ?? 0, axis.cmax ?? tickvals.at(-1) ?? 1];
  const pixels = len * plotHeight - 2 * BAR_PADDING;
  const isTouched = tickvals.some((tick) => {
    const distance = Math.abs((tick - from) / (to - from) - 0.5) * pixels;
    return distance < length / 2 + LINE_HEIGHT * (text.size / 2);
  });
  return isTouched
    ? flat + GAP + labels.width + TITLE_BEYOND * size + 2
    : flat + BAR_PADDING + TITLE_BESIDE * size;
}

/**
 * Whether the first or last flat label of an x axis reaches beyond the figure.
 * @param {Axis} axis
 * @param {number} widest label in pixels
 * @param {number} width of the figure
 * @param {{l: number, r: number}} margin
 */
function isWider({ domain = [0, 1], categoryarray, ticktext = [] }, widest, width, { l, r }) {
  const [from, to] = domain;
  const plotWidth = width - l - r;
  const each = ((to - from) * plotWidth) / (categoryarray ?? ticktext).length;
  const room = Math.min(l + from * plotWidth, r + (1 - to) * plotWidth);
  return (widest - each) / 2 > room;
}

/**
 * Whether an axis lies at the left or lower edge of the figure.
 * @param {Layout} layout
 * @param {Axis} axis
 * @param {boolean} isX
 */
function isAtEdge(layout, axis, isX) {
  const anchor = axis.anchor ?? (isX ? "y" : "x");
  const other = layout[`${anchor[0]}axis${anchor.slice(1)}`];
  const [start] = /** @type {Axis | undefined} */ (other)?.domain ?? [0, 1];
  return start === 0;
}

/**
 * A label without marks of its font; other signs that have names are about as wide as "&".
 * @param {string} label
 */
function plain(label) {
  return label
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&#?\w+;/g, "&");
}

/** @type {Measure} */
function measureText(text, font) {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return { width: 0, descent: 0 };
  canvas.font = font;
  const { width, fontBoundingBoxDescent: descent } = canvas.measureText(text);
  return { width, descent };
}
