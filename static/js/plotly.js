/** Plotly, loaded once and only when a figure is to be drawn. */

import { pngAddress, svgAddress } from "./svg-pictures.js";

/** @import { Figure, Plotly } from "./plotly-types.d.ts" */

const FILE = "vendor/plotly/plotly-traces-4.1.1.min.js";

/** @type {Promise<Plotly> | undefined} */
let loading;

/**
 * Load Plotly, unless the page has it.
 * @param {string | null} [server] the address of a server that has it, where this script's has not
 * @returns {Promise<Plotly>}
 */
export function loadPlotly(server) {
  if (window.Plotly) return Promise.resolve(window.Plotly);
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = server
      ? new URL(`static/${FILE}`, server).href
      : new URL(`../${FILE}`, import.meta.url).href;
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error("The drawing library could not be loaded. Reload the page to try again."));
    };
    script.addEventListener("load", () => (window.Plotly ? resolve(window.Plotly) : fail()));
    script.addEventListener("error", fail);
    document.head.append(script);
  });
  return loading;
}

/**
 * A figure as a data URL, with the page's font inside.
 * @param {Figure & {layout: {width: number}}} figure
 * @param {"svg" | "png"} format
 * @param {number} scale pixels of a PNG for each pixel of the page
 * @returns {Promise<string>}
 */
export async function plotlyAddress(figure, format, scale) {
  const { width, height } = figure.layout;
  const plotly = await loadPlotly();
  const svg = await plotly.toImage(figure, { format: "svg", width, height, imageDataOnly: true });
  const file = { svg, width, height };
  return format === "svg" ? svgAddress(file) : pngAddress(file, scale);
}
