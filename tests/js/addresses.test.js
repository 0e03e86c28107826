/** Addresses: parameters, figures, and the address of an exported page. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { parameters } from "../../static/js/api.js";
import { readState } from "../../static/js/embed-messages.js";
import { figureAddress } from "../../static/js/figures.js";
import { selectedOptions, selectOptions } from "../../static/js/linked-options.js";
import { syncAddress } from "../../static/js/site-address.js";

/** A view as far as options go. @param {string} options @param {Record<string, string>} attributes @returns {any} */
function view(options, attributes = {}) {
  const values = new Map(Object.entries(attributes));
  return {
    dataset: { options },
    getAttribute: (/** @type {string} */ name) => values.get(name) ?? null,
    setAttribute: (/** @type {string} */ name, /** @type {string} */ value) =>
      values.set(name, value),
    removeAttribute: (/** @type {string} */ name) => values.delete(name),
  };
}

test("empty parameters are left out, and 0 is not empty", () => {
  const given = { visits: "a @ b", user: null, layer: 0, theme: "", step: undefined };
  assert.equal(parameters(given).toString(), "visits=a+%40+b&layer=0");
});

test("a view has an address of each kind", () => {
  const shown = { server: "https://x.example/a/", path: "models/town", view: "head" };
  const values = { visits: "Home", head: 2, user: null };
  const address = (/** @type {"embed" | "picture" | "json" | "offline"} */ kind) =>
    figureAddress(kind, { ...shown, values });
  assert.equal(address("embed"), "https://x.example/a/embed/town/head?visits=Home&head=2");
  assert.equal(
    address("picture"),
    "https://x.example/a/embed/town/head/picture.png?visits=Home&head=2",
  );
  assert.equal(
    address("json"),
    "https://x.example/a/api/models/town/views/head?visits=Home&head=2",
  );
  assert.equal(
    address("offline"),
    "https://x.example/a/api/models/town/views/head/offline?visits=Home&head=2",
  );
});

test("a step of a lesson is a parameter, except of its figure", () => {
  const shown = {
    server: "https://x.example/",
    path: "lessons/scaling",
    view: "weights",
    values: {},
  };
  assert.equal(
    figureAddress("embed", shown),
    "https://x.example/embed/lessons/scaling?step=weights",
  );
  assert.equal(figureAddress("json", shown), "https://x.example/api/lessons/scaling/views/weights");
});

test("the first selected value of an option counts for all views", () => {
  const views = [view("layer head", { head: "2" }), view("head query", { head: "3", query: "1" })];
  assert.deepEqual(selectedOptions(views), { layer: undefined, head: "2", query: "1" });
});

test("views take their own options from an address, and lose those that it lacks", () => {
  const views = [view("layer", { layer: "1", head: "9" }), view("head", { head: "2" })];
  selectOptions(views, new URLSearchParams("head=0&query=5"));
  assert.equal(views[0].getAttribute("layer"), null);
  assert.equal(views[0].getAttribute("head"), "9");
  assert.equal(views[1].getAttribute("head"), "0");
});

test("an exported page keeps its address in step with the selected options", () => {
  const page = new EventTarget();
  const views = [view("layer"), view("layer head")];
  const location = { pathname: "/p/", search: "?layer=1&theme=dark", hash: "#x" };
  /** @type {string[]} */
  const replaced = [];
  const history = {
    replaceState(/** @type {unknown} */ _, /** @type {string} */ __, /** @type {string} */ url) {
      replaced.push(url);
      location.search = new URL(url, "https://x.example").search;
    },
  };
  Object.assign(globalThis, { location, history });
  syncAddress(/** @type {any} */ (page), views);
  assert.equal(views[1].getAttribute("layer"), "1");
  assert.deepEqual(replaced, ["/p/?theme=dark&layer=1#x"]);
  const detail = { layer: 0 };
  page.dispatchEvent(new CustomEvent("pointer-view:option", { detail }));
  assert.equal(views[0].getAttribute("layer"), "0");
  assert.equal(replaced.at(-1), "/p/?theme=dark&layer=0#x");
});

test("the state of a message becomes texts; other types and long texts are left out", () => {
  const state = {
    visits: "Home",
    layer: 1,
    interventions: { gate: 0 },
    user: null,
    lenient: true,
    record: "x".repeat(100_001),
  };
  assert.deepEqual(readState(state), {
    visits: "Home",
    layer: "1",
    interventions: '{"gate":0}',
    user: null,
  });
  assert.deepEqual(readState(undefined), {});
});
