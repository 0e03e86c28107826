/** Plotly, fetched once and only when a figure is to be drawn. */

const SOURCE = new URL("../vendor/plotly/plotly-cartesian-4.1.1.min.js", import.meta.url).href;

/** @type {Promise<any> | undefined} */
let loading;

/** @returns {Promise<any>} */
export function loadPlotly() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SOURCE;
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
