/** The two kinds of figures: those of Plotly, and the whole network, which is drawn from a trace. */

/** @import { FigureMeta, NetworkFigure } from "./figure-contract.d.ts" */
/** @import { Figure } from "./plotly-types.d.ts" */
/** @typedef {Figure | NetworkFigure} AnyFigure */

/** The name of the view that is no Plotly figure. */
export const NETWORK = "network";

/** @param {AnyFigure} figure @returns {figure is NetworkFigure} */
export function isNetworkFigure(figure) {
  return "kind" in figure && figure.kind === NETWORK;
}

/** What a figure says of itself. @param {AnyFigure} figure @returns {FigureMeta} */
export function metaOf(figure) {
  return isNetworkFigure(figure) ? figure.meta : figure.layout.meta;
}

/** The height that a figure asks for, in pixels. @param {AnyFigure} figure */
export function heightOf(figure) {
  return isNetworkFigure(figure) ? (figure.meta.height ?? 0) : figure.layout.height;
}
