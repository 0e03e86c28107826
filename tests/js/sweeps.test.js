/** Sweeps: what each variant stands for, its answer as a query of its own, and who computes it. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, test } from "node:test";

import { BrowserModel } from "../../static/js/network/browser-model.js";
import { MAX_HEADS, variantsOf } from "../../static/js/network/sweeps.js";
import { runSweep } from "../../static/js/sweeps.js";

const FOLDER = new URL("../../models/town/", import.meta.url);
const VISITS = [
  "#2 @ 2026-11-16 08:00 +45",
  "#3 @ 2026-11-16 09:00 +480",
  "#17 @ 2026-11-16 23:30 +20",
  "#2 @ 2026-11-17 07:10 +30",
];
const QUERY = { visits: VISITS.join(", "), user: "5", predict_at: "2026-11-17T18:30" };
const FOREVER = new AbortController().signal;

/** A model of the bundled town; its places have no names. */
async function town() {
  const [sizes, file] = await Promise.all([
    readFile(new URL("model.json", FOLDER), "utf8").then(JSON.parse),
    readFile(new URL("weights.safetensors", FOLDER)),
  ]);
  const weights = Uint8Array.from(file).buffer;
  return new BrowserModel({ id: "town", sizes, places: [], people: [], weights: null }, weights);
}

const model = await town();
const predictionOf = (query) => {
  const { location, name, probability } = model.explain(query).prediction;
  return { location, name, probability };
};
const answersOf = ({ prediction, variants }) =>
  variants.map(({ input }) => input && model.answer(input, prediction.location));
const changed = (interventions) => ({ ...QUERY, interventions });

test("the visits and the moment to predict move from 12 hours earlier to 11 hours later", () => {
  const sweep = model.sweep("hours", QUERY);
  assert.deepEqual(
    sweep.variants.map(({ hours }) => hours),
    Array.from({ length: 24 }, (_, index) => index - 12),
  );
  const later = {
    visits:
      "#2 @ 2026-11-16 13:00 +45, #3 @ 14:00 +480, #17 @ 2026-11-17 04:30 +20, #2 @ 12:10 +30",
    user: "5",
    predict_at: "2026-11-17T23:30",
  };
  const earlier = {
    visits:
      "#2 @ 2026-11-15 23:00 +45, #3 @ 2026-11-16 00:00 +480, #17 @ 14:30 +20, #2 @ 22:10 +30",
    user: "5",
    predict_at: "2026-11-17T09:30",
  };
  const answers = answersOf(sweep);
  assert.deepEqual(sweep.prediction, model.explain(QUERY).prediction);
  assert.deepEqual(answers[12].prediction, predictionOf(QUERY));
  assert.deepEqual(answers[12 + 5].prediction, predictionOf(later));
  assert.deepEqual(answers[12 - 9].prediction, predictionOf(earlier));
  assert.notDeepEqual(answers[12 + 5], answers[12]);
});

test("each visit is left out, in the order sent, and the moment to predict stays", () => {
  const sweep = model.sweep("visits", QUERY);
  assert.deepEqual(
    sweep.variants.map(({ visit }) => visit),
    ["#2", "#3", "#17", "#2"].map((label, sent) => ({ sent, label })),
  );
  for (const [index, { prediction, probability }] of answersOf(sweep).entries()) {
    const visits = VISITS.toSpliced(index, 1).join(", ");
    assert.deepEqual(prediction, predictionOf({ ...QUERY, visits }));
    if (prediction.location === sweep.prediction.location) {
      assert.equal(probability, prediction.probability);
    }
  }
  assert.equal(new Set(answersOf(sweep).map(({ probability }) => probability)).size, 4);
});

test("masks and order stay with their visits when another is left out", () => {
  const sweep = model.sweep("visits", changed({ mask_visits: [1], order: [2, 1, 0, 3] }));
  assert.deepEqual(
    sweep.variants.map(({ visit }) => visit.sent),
    [0, 1, 2, 3],
  );
  const rest = (left, interventions) =>
    predictionOf({ ...changed(interventions), visits: VISITS.toSpliced(left, 1).join(", ") });
  const found = answersOf(sweep).map(({ prediction }) => prediction);
  assert.deepEqual(found[0], rest(0, { mask_visits: [0], order: [1, 0, 2] }));
  assert.deepEqual(found[1], rest(1, { order: [1, 0, 2] }));
  assert.deepEqual(found[2], rest(2, { mask_visits: [1], order: [1, 0, 2] }));
  assert.deepEqual(found[3], rest(3, { mask_visits: [1], order: [2, 1, 0] }));
});

test("an only visit, and one without which the last one is masked, cannot be left out", () => {
  const inputs = (query) => model.sweep("visits", query).variants.map(({ input }) => input);
  assert.deepEqual(inputs({ visits: "#2" }), [null]);
  const masked = inputs(changed({ mask_visits: [2] }));
  assert.deepEqual(
    masked.map((input) => input === null),
    [false, false, false, true],
  );
});

test("every set of heads is removed once, small sets first, beside those already removed", () => {
  const all = model.sweep("heads", QUERY);
  assert.equal(all.variants.length, 2 ** 8);
  assert.deepEqual(answersOf(all)[0].prediction, predictionOf(QUERY));
  const some = model.sweep(
    "heads",
    changed({
      remove_heads: [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, 2],
        [1, 3],
      ],
    }),
  );
  assert.deepEqual(
    some.variants.map(({ heads }) => heads.join(" ")),
    ["", "0,0", "0,2", "0,3", "0,0 0,2", "0,0 0,3", "0,2 0,3", "0,0 0,2 0,3"],
  );
  const answers = answersOf(some);
  assert.deepEqual(answers.at(-1).prediction, predictionOf(changed({ remove_heads: "all" })));
  const without = model.explain({ ...changed({ remove_heads: "all" }), top_k: 100 });
  const asked = without.location_probabilities.final.find(
    (place) => place.location === some.prediction.location,
  );
  assert.equal(answers.at(-1).probability, asked.probability);
  assert.notEqual(answers.at(-1).prediction.location, asked.location);
  assert.deepEqual(model.sweep("heads", changed({ remove_heads: "all" })).variants, []);
  const replaced = model.sweep("heads", changed({ replace_with: "mean" }));
  assert.deepEqual(
    answersOf(replaced).at(-1).prediction,
    predictionOf(changed({ remove_heads: "all", replace_with: "mean" })),
  );
});

test("of many heads, each is removed alone", () => {
  const explained = (layers, heads) => ({
    bundle: { network: { architecture: { layers, heads } } },
    query: { interventions: { remove_heads: [[0, 0]] } },
  });
  assert.equal(variantsOf("heads", explained(1, MAX_HEADS + 1)).length, 2 ** MAX_HEADS);
  const alone = variantsOf("heads", explained(3, 4)).map(({ heads }) => heads.join(" "));
  assert.deepEqual(alone, "0,1 0,2 0,3 1,0 1,1 1,2 1,3 2,0 2,1 2,2 2,3".split(" "));
  assert.deepEqual(variantsOf("heads", explained(1, 1)), []);
});

test("a sweep leaves the unchanged query as it is", () => {
  const { prediction } = model.explain(QUERY);
  for (const kind of ["hours", "visits", "heads"]) answersOf(model.sweep(kind, QUERY));
  assert.deepEqual(model.sweep("heads", QUERY).prediction, prediction);
});

test("a pass with numbers that are not finite is no answer", async () => {
  const broken = await town();
  const { variants } = broken.sweep("hours", QUERY);
  broken.network.weights["gen_head.bias"].values.fill(Number.NaN);
  assert.throws(() => broken.answer(variants[0].input, 2), /cannot answer this query/);
});

test("what is wrong with a query is said as without a sweep", () => {
  assert.throws(
    () => model.sweep("hours", { visits: "#999" }),
    /^Error: visits\[0\]: There is no location #999/,
  );
});

// --- Who computes

const { location } = predictionOf(QUERY);
const sweepOf = (kind, query = QUERY) => ({
  location,
  variants: model.sweep(kind, query).variants,
});

async function collected(sweep, signal = FOREVER, asked = model) {
  const found = [];
  await runSweep(asked, sweep, (variant, answer) => found.push([variant, answer]), signal);
  return found;
}

afterEach(() => {
  delete globalThis.Worker;
  delete globalThis.document;
});

/** Let pages open workers that do what a function says. */
function withWorkers(answer) {
  const opened = [];
  globalThis.document = { querySelector: () => null };
  globalThis.Worker = class extends EventTarget {
    received = [];

    constructor(address, options) {
      super();
      opened.push(this);
      this.address = address;
      this.options = options;
    }

    postMessage(data, [port] = []) {
      this.received.push(data);
      answer(this, data, port);
    }
  };
  return opened;
}

test("without workers, every variant is answered in order, in slices of time", async () => {
  const sweep = sweepOf("visits", changed({ mask_visits: [2] }));
  assert.deepEqual(
    await collected(sweep),
    sweep.variants.map((variant) => [
      variant,
      variant.input && model.answer(variant.input, location),
    ]),
  );
  let longest = 0;
  let ticks = 0;
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    ticks += 1;
  });
  await collected(sweepOf("heads"));
  clearInterval(timer);
  assert.ok(ticks > 5, `${ticks} times, others could run`);
  assert.ok(longest < 200, `others waited for ${longest} ms`);
});

test("an aborted sweep stops with the signal's reason", async () => {
  const stopped = new AbortController();
  let answered = 0;
  const running = runSweep(
    model,
    sweepOf("heads"),
    () => {
      answered += 1;
      if (answered === 5) stopped.abort();
    },
    stopped.signal,
  );
  await assert.rejects(running, { name: "AbortError" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(answered, 5);
  await assert.rejects(collected(sweepOf("hours"), AbortSignal.abort()), { name: "AbortError" });
});

test("a worker is handed the model once, then one question at a time", async () => {
  let waiting = 0;
  const opened = withWorkers((_, { input, location: asked }, port) => {
    if (!port) return;
    waiting += 1;
    assert.equal(waiting, 1);
    setTimeout(() => {
      waiting -= 1;
      port.postMessage({ answer: { ...model.answer(input, asked), by: "worker" } });
    });
  });
  const own = await town();
  for (const kind of ["visits", "hours"]) {
    const sweep = sweepOf(kind);
    const found = await collected(sweep, FOREVER, own);
    const expected = answersOf({ prediction: { location }, variants: sweep.variants });
    assert.deepEqual(
      found.map(([, answer]) => answer),
      expected.map((answer) => ({ ...answer, by: "worker" })),
    );
  }
  assert.equal(opened.length, 1);
  const [{ address, options, received }] = opened;
  assert.match(address.href, /\/static\/bundles\/browser-model\.js$/);
  assert.deepEqual(options, { type: "module" });
  assert.equal(received[0], own.content);
  assert.equal(received.length, 1 + 4 + 24);
});

test("a stopped sweep asks the worker nothing more", async () => {
  const stopped = new AbortController();
  const opened = withWorkers((_, __, port) => {
    if (!port) return;
    port.close();
    stopped.abort();
  });
  const running = collected(sweepOf("heads"), stopped.signal, await town());
  await assert.rejects(running, { name: "AbortError" });
  assert.equal(opened[0].received.length, 2); // the model and the question that stays open
});

test("where a worker fails, at the start or later, the page goes on", async () => {
  for (const last of [1, 3]) {
    const opened = withWorkers((worker, data, port) => {
      if (worker.received.length > last) {
        port?.close();
        worker.dispatchEvent(new Event("error"));
      } else port?.postMessage({ answer: model.answer(data.input, data.location) });
    });
    const sweep = sweepOf("visits");
    const own = await town();
    const expected = answersOf({ prediction: { location }, variants: sweep.variants });
    for (const _ of ["a sweep", "another one"]) {
      const found = await collected(sweep, FOREVER, own);
      assert.deepEqual(
        found.map(([, answer]) => answer),
        expected,
      );
    }
    assert.equal(opened.length, 1);
  }
});

test("what a worker cannot answer is an error with its sentence", async () => {
  withWorkers((_, __, port) => port?.postMessage({ error: "The weights are too large." }));
  await assert.rejects(collected(sweepOf("hours"), FOREVER, await town()), {
    message: "The weights are too large.",
  });
});
