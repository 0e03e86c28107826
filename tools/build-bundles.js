/**
 * Builds static/bundles with esbuild: scripts that work by themselves, for offline files, decks,
 * notebooks and other people's pages. `make bundles` runs it after a change in static/js.
 *
 *     node tools/build-bundles.js [FOLDER]
 */

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The modules of each bundle, in the order in which they run. */
const BUNDLES = {
  "pointer-view": ["../tools/element-styles.js", "js/pointer-view.js"],
  "pointer-reveal": ["js/reveal-plugin.js"],
  "offline-view": ["js/theme.js", "js/pointer-view.js"],
  "offline-network": ["js/theme.js", "js/pointer-view.js"],
  "offline-engine": ["js/offline-engine.js"],
  "offline-explore": ["js/theme.js", "js/offline-explore.js", "js/live.js"],
  "offline-life": ["js/theme.js", "js/life/life.js"],
  "offline-lesson": ["js/theme.js", "js/lesson.js"],
  "offline-deck": ["js/theme.js", "js/pointer-view.js", "js/deck.js"],
  "network-picture": ["js/picture-page.js"],
  "notebook-frame": ["js/notebook-frame.js"],
  "notebook-theme": ["js/notebook-theme.js"],
};
/** Modules that pages and workers load as one, because they are many. */
const MODULES = {
  "browser-model": "js/network/engine.js",
  compare: "js/compare.js",
  "life-reader": "js/life/reading-worker.js",
};
/** Styles that a page loads as one, because each file that it waits for delays its first picture. */
const STYLES = {
  explore: ["pointer-view", "pointerscope", "network-picture", "explore"],
};
/** What a page fetches when it needs it: a bundle leaves it where it is. */
const FETCHED_LATER = {
  name: "fetched-later",
  /** @param {import("esbuild").PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /pointer-view\.js$/ }, ({ kind }) =>
      kind === "dynamic-import" ? { path: "../js/pointer-view.js", external: true } : null,
    );
  },
};
/** Modules of pages of exported sites; what several of them import, they share. */
const OF_SITES = {
  "site-assignment": "js/assignments/work.js",
  "site-assignments": "js/assignments/choose.js",
  "site-explore": "js/site-explore.js",
  "site-figures": "js/site-figures.js",
  "site-lesson": "js/lesson.js",
  "site-live": "js/live.js",
};

/** Nearly all of the first part is called at once: Chromium then compiles it while it is fetched. */
const ALL_CALLED = "//# allFunctionsCalledOnLoad\n";
/**
 * The explore page: what its first picture needs, and what is fetched once that is on the screen. The
 * second part imports the first one, so all of it is in what both share.
 */
const OF_EXPLORE = { "explore-start": "js/explore.js", "explore-page": "js/explore-page.js" };

/** Modules of embeds: each frame loads one of them. */
const OF_EMBEDS = {
  embed: "js/embed.js",
  "embed-network": "js/embed.js",
  "embed-lesson": "js/lesson.js",
};

/** Bundles of files that never show the whole network. */
const WITHOUT_NETWORK = ["embed", "embed-lesson", "offline-lesson", "offline-view"];
const NEVER_FETCHED = {
  name: "never-fetched",
  /** @param {import("esbuild").PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /network-drawing\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** @type {import("esbuild").BuildOptions} */
const OPTIONS = {
  absWorkingDir: join(ROOT, "static"),
  bundle: true,
  charset: "utf8",
  format: "iife",
  legalComments: "none",
  loader: { ".css": "text" },
  minify: true,
  lineLimit: 120, // so that a change shows as changed lines
  target: "es2022",
  define: { "import.meta.url": "moduleAddress" },
  inject: [join(ROOT, "tools/script-address.js")],
};

const { define, inject, ...OTHERS } = OPTIONS; // modules know their addresses
/** @type {import("esbuild").BuildOptions} */
const MODULE_OPTIONS = { ...OTHERS, format: "esm" };

/** @param {string} folder that the bundles are written to */
export async function buildBundles(folder) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name));
  for (const [name, modules] of Object.entries(BUNDLES)) {
    const imports = modules.map((module) => `import "./${module}";`).join("\n");
    await build({
      ...OPTIONS,
      stdin: { contents: imports, resolveDir: join(ROOT, "static"), sourcefile: `${name}.js` },
      outfile: join(folder, `${name}.js`),
      plugins: WITHOUT_NETWORK.includes(name) ? [NEVER_FETCHED] : [],
    });
  }
  for (const [name, entry] of Object.entries(MODULES)) {
    const outfile = join(folder, `${name}.js`);
    await build({ ...MODULE_OPTIONS, entryPoints: [entry], outfile, plugins: [FETCHED_LATER] });
  }
  const { outputFiles } = await build({
    ...MODULE_OPTIONS,
    entryPoints: OF_EXPLORE,
    outdir: folder,
    splitting: true,
    chunkNames: "explore", // a second one would be refused
    plugins: [FETCHED_LATER],
    write: false,
  });
  for (const { path, text } of outputFiles) {
    const name = basename(path);
    if (name === "explore-start.js") continue; // it only imports
    await writeFile(path, name === "explore.js" ? ALL_CALLED + text : text);
  }
  for (const [name, sheets] of Object.entries(STYLES)) {
    const contents = sheets.map((sheet) => `@import "./css/${sheet}.css";`).join("\n");
    await build({
      ...MODULE_OPTIONS,
      stdin: { contents, loader: "css", resolveDir: join(ROOT, "static") },
      loader: {},
      outfile: join(folder, `${name}.css`),
      external: ["../fonts/*"], // beside the folder of bundles, too
    });
  }
  for (const [name, entry] of Object.entries(OF_EMBEDS)) {
    await build({
      ...MODULE_OPTIONS,
      entryPoints: [entry],
      outfile: join(folder, `${name}.js`),
      plugins: WITHOUT_NETWORK.includes(name) ? [NEVER_FETCHED] : [],
    });
  }
  await build({
    ...MODULE_OPTIONS,
    entryPoints: OF_SITES,
    outdir: folder,
    splitting: true,
    chunkNames: "site-[hash]",
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildBundles(process.argv[2] ?? join(ROOT, "static/bundles"));
}
