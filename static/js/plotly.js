/** Plotly, fetched once and only when a figure is to be drawn. */

const FILE = "vendor/plotly/plotly-cartesian-4.1.1.min.js";

/** @type {Promise<any> | undefined} */
let loading;

/**
 * @param {string} [server] the address of one that has it, where this script came from none
 * @returns {Promise<any>}
 */
export function loadPlotly(server) {
  if (window.Plotly) return Promise.resolve(window.Plotly);
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = server
      ? new URL(`static/${FILE}`, server).href
      : new URL(`../${FILE}`, import.meta.url).href;
    script.onload = () => resolve(window.Plotly);
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error("The drawing library did not arrive. Reload the page to try again."));
    };
    document.head.append(script);
  });
  return loading;
}
