/**
 * Builds Plotly with the trace types that figures use, from an installed `plotly.js`; the bundles
 * that come with it hold many more. See static/vendor/README.md.
 *
 *     npm install plotly.js@VERSION --ignore-scripts --prefix FOLDER
 *     node tools/build-plotly.js FOLDER
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Those of `FigureTrace` in app/pointerscope/figures/contract.py; `scatter` is part of the core. */
const TYPES = ["bar", "heatmap"];

const [folder = "."] = process.argv.slice(2);
const { version } = JSON.parse(
  await readFile(join(folder, "node_modules/plotly.js/package.json"), "utf8"),
);
const requires = TYPES.map((type) => `require("plotly.js/lib/${type}")`);
await build({
  stdin: {
    contents: `const Plotly = require("plotly.js/lib/core");
      Plotly.register([${requires.join(", ")}]);
      module.exports = Plotly;`,
    resolveDir: folder,
  },
  bundle: true,
  minify: true,
  format: "iife",
  globalName: "Plotly",
  define: { global: "window", "process.env.NODE_DEBUG": "false" },
  loader: { ".css": "empty" }, // of maps, which no figure has
  legalComments: "none",
  banner: {
    js: `/* plotly.js v${version} with the traces scatter, ${TYPES.join(", ")}. Copyright Plotly, Inc. Licensed under MIT. */`,
  },
  outfile: fileURLToPath(
    new URL(`../static/vendor/plotly/plotly-traces-${version}.min.js`, import.meta.url),
  ),
});
