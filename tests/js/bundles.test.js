import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Script } from "node:vm";
import { gzipSync } from "node:zlib";

import { buildBundles } from "../../tools/build-bundles.js";

const COMMITTED = new URL("../../static/bundles/", import.meta.url);
const MODULE = "browser-model.js"; // which pages import
const FIRST_BYTES = 42_000; // compressed, of the script that the first picture waits for
const MODULES = [MODULE, "compare.js", "explore.js", "explore-page.js"];

/** @param {string | URL} folder */
async function contentOf(folder) {
  const names = (await readdir(folder)).sort();
  const texts = names.map((name) =>
    readFile(folder instanceof URL ? new URL(name, folder) : join(folder, name), "utf8"),
  );
  return new Map((await Promise.all(texts)).map((text, index) => [names[index] ?? "", text]));
}

test("static/bundles is what static/js builds to; after a change run `make bundles`", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bundles-"));
  try {
    await buildBundles(folder);
    const [built, committed] = [await contentOf(folder), await contentOf(COMMITTED)];
    assert.deepEqual([...built.keys()], [...committed.keys()]);
    for (const [name, text] of built) {
      assert.ok(text === committed.get(name), `${name} is out of date: run \`make bundles\`.`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("bundles are classic scripts, also as HTML files contain them", async () => {
  for (const [name, text] of await contentOf(COMMITTED)) {
    if (!name.endsWith(".js") || MODULES.includes(name) || /^(embed|site)/.test(name)) continue;
    new Script(text, { filename: name }); // throws at `import` and `export`
    // As `pointerscope.publishing.offline` escapes them.
    const escaped = text.replace(/<(?=\/script|!--|script)/gi, "\\x3c");
    new Script(escaped, { filename: name });
    assert.ok(!text.includes("import.meta"), name);
  }
});

test("the model of the browser is one module that imports nothing", async () => {
  const text = (await contentOf(COMMITTED)).get(MODULE) ?? "";
  assert.ok(!/\bimport\b/.test(text.replace(/"[^"]*"|`[^`]*`/g, "")));
  const { BrowserModel } = await import(new URL(MODULE, COMMITTED).href);
  assert.equal(typeof BrowserModel, "function");
});

test("the first picture of the explore page waits for one small script", async () => {
  const text = (await contentOf(COMMITTED)).get("explore.js") ?? "";
  assert.ok(gzipSync(text).length < FIRST_BYTES, `${gzipSync(text).length} bytes`);
  assert.ok(!/\bfrom\s*"|\bimport\s*"/.test(text), "it imports no other script at its start");
  assert.match(text, /import\("\.\/explore-page\.js"\)/);
});

test("the address of static/js is that beside the script", async () => {
  const text = (await contentOf(COMMITTED)).get("pointer-view.js") ?? "";
  assert.match(text, /new URL\("(\\\n)?static\/js\/",/); // a long line may break in it
});
