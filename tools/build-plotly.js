/**
 * Builds Plotly with the trace types that figures use, from an installed `plotly.js`; the bundles
 * that come with it hold many more. See static/vendor/README.md.
 *
 *     npm install plotly.js@VERSION --ignore-scripts --prefix FOLDER
 *     node tools/build-plotly.js FOLDER
 */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Those of `FigureTrace` in app/pointerscope/figures/contract.py; `scatter` is part of the core. */
const TYPES = ["bar", "heatmap"];

/** Components that no figure has, which only the list in `src/core.js` asks for. */
const UNUSED =
  /^\s*require\('\.\/components\/(?:annotations3d|images|updatemenus|sliders|rangeslider|rangeselector)'\),\n/gm;
// Descriptions of attributes, which nothing reads: Plotly's own bundles leave them out, too.
const TEXT = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const DESCRIPTION = new RegExp(
  String.raw`\bdescription:\s*(?:${TEXT}|\[(?:\s|,|${TEXT})*\](?:\.join\(${TEXT}\))?)\s*(?:,|(?=\}))`,
  "g",
);
/** @type {import("esbuild").Plugin} */
const withoutDescriptions = {
  name: "without-descriptions",
  setup({ onLoad }) {
    onLoad({ filter: /plotly\.js\/src\/.*\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(DESCRIPTION, "").replace(UNUSED, ""),
      loader: "js",
    }));
  },
};

const [folder = "."] = process.argv.slice(2);
const { version } = JSON.parse(
  await readFile(join(folder, "node_modules/plotly.js/package.json"), "utf8"),
);
const requires = TYPES.map((type) => `require("plotly.js/lib/${type}")`);
const { outputFiles } = await build({
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
  plugins: [withoutDescriptions],
  legalComments: "none",
  banner: {
    js: `/* plotly.js v${version} with the traces scatter, ${TYPES.join(", ")}. Copyright Plotly, Inc. Licensed under MIT. */`,
  },
  write: false,
});
await writeFile(
  fileURLToPath(
    new URL(`../static/vendor/plotly/plotly-traces-${version}.min.js`, import.meta.url),
  ),
  withEagerModules(outputFiles[0]?.text ?? ""),
);

/**
 * Put the functions of modules into parentheses. V8 then compiles them with the script, beside the
 * page's own work; by default it only skims them, and reads them again when they are required.
 * @param {string} script as esbuild writes it: one `var name=helper(module);` after another
 */
function withEagerModules(script) {
  const helper = /^var \w+=\(\(\)=>\{var ([\w$]+)=/m.exec(script)?.[1];
  if (!helper) throw new Error("esbuild writes modules in another way now.");
  const name = helper.replaceAll("$", "\\$&");
  const start = new RegExp(
    `[;}\\n]\\s*var [\\w$]+=${name}\\((?=(?:[\\w$]+|\\([^()]*\\))=>\\{)`,
    "g",
  );
  const modules = [...script.matchAll(start)];
  let written = "";
  let end = 0;
  for (const [index, { 0: found, index: from }] of modules.entries()) {
    const next = modules[index + 1];
    if (!next) break; // what follows the last one is no module
    const begin = from + found.length;
    written += `${script.slice(end, begin)}(`;
    end = script.lastIndexOf("});", next.index + 2) + 1;
    written += `${script.slice(begin, end)})`;
  }
  return written + script.slice(end);
}
