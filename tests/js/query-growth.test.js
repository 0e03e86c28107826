import assert from "node:assert/strict";
import { test } from "node:test";

import { People, Places } from "../../static/js/network/places.js";
import { queryOfParameters, readQuery } from "../../static/js/network/query.js";

const SIZES = [20_000, 40_000, 80_000, 160_000];
const MAX_SLOPE = 1.3; // linear work, with room for noise
const UNREMARKABLE = 150; // milliseconds; quadratic work takes minutes
const ROUNDS = 5;
const TRIES = 3;

const named = { id: 2, name: "Café Luna", category: null, typical_minutes: 20 };
const MODEL = {
  places: new Places([named], 9),
  people: new People({ 1: "Ana" }, 3),
  architecture: { layers: 2, heads: 2, max_visits: 200_000, components: ["pointer"] },
};

/** Texts of about so many characters. @type {Record<string, (size: number) => string>} */
const TEXTS = {
  "one name": (size) => "a".repeat(size),
  visits: (size) => "#2,".repeat(size / 3),
  names: (size) => "ab,".repeat(size / 3),
  "line breaks": (size) => "a\r".repeat(size / 2),
  spaces: (size) => `a${" ".repeat(size)}b`,
  "many spaces": (size) => " \u00a0,".repeat(size / 3),
  quotes: (size) => '",""'.repeat(size / 4),
  "quotes in quotes": (size) => `"${'""'.repeat(size / 2)}"`,
  "open quotes": (size) => `"${'"" '.repeat(size / 3)}`,
  signs: (size) => "@+#".repeat(size / 3),
  "expanding letters": (size) => "\ufdfa".repeat(size / 9),
  "invisible letters": (size) => `a${"\u200b".repeat(size)}b`,
  accents: (size) => `e${"\u0301".repeat(size)}`,
  digits: (size) => "9".repeat(size),
  "half characters": (size) => "\ud800".repeat(size),
  surrogates: (size) => "🚲".repeat(size / 2),
  sigmas: (size) => "Σı".repeat(size / 2),
};

/** JSON values of about so many characters. @type {Record<string, (size: number) => unknown>} */
const VALUES = {
  texts: (size) => Array(size / 4).fill("a"),
  numbers: (size) => Array(size / 2).fill(1),
  pairs: (size) => Array(size / 5).fill([0, 0]),
  objects: (size) => Array(size / 9).fill({ b: 1 }),
  fields: (size) => Object.fromEntries(Array.from({ length: size / 12 }, (_, n) => [`k${n}`, 1])),
  lists: (size) => JSON.parse("[".repeat(size / 20) + "]".repeat(size / 20)),
};

for (const [name, text] of Object.entries(TEXTS)) {
  test(`work grows no faster than ${name}`, () => {
    checkGrowth((size) => ({
      visits: text(size),
      user: text(size).slice(0, 1000),
      predict_at: "x",
    }));
    checkGrowth((size) => ({ visits: "#2", user: text(size), predict_at: text(size) }));
    checkGrowth((size) => ({
      visits: [text(size), { location: text(size), arrival: text(size) }],
    }));
    checkGrowth((size) => ({ visits: "#2", [text(size)]: 1 }));
  });
}

for (const [name, value] of Object.entries(VALUES)) {
  test(`work grows no faster than a list or an object of ${name}`, () => {
    for (const field of ["visits", "record", "user", "interventions", "unknown"]) {
      checkGrowth((size) => ({ visits: "#2", [field]: value(size) }));
    }
    for (const field of ["remove_heads", "skip", "mask_visits", "order", "unknown"]) {
      checkGrowth((size) => ({ visits: "#2", interventions: { [field]: value(size) } }));
    }
    for (const field of ["X", "user_X", "diff", "Y"]) {
      checkGrowth((size) => ({ record: { X: [2], user_X: 1, [field]: value(size) } }));
    }
  });
}

test("work grows no faster than an address", () => {
  for (const text of ["[", '{"a":', '["a",']) {
    checkGrowth((size) =>
      queryOfParameters(new URLSearchParams({ interventions: text.repeat(size / text.length) })),
    );
  }
});

/**
 * Where reading takes long, its time grows no faster than the size: by least squares on logarithmic
 * axes, of the fastest of some rounds.
 * @param {(size: number) => unknown} makeQuery
 */
function checkGrowth(makeQuery) {
  /** @type {(() => unknown)[]} */
  const queries = SIZES.map((size) => () => makeQuery(size));
  if (duration(queries.at(-1)) < UNREMARKABLE) return;
  const slopes = [];
  // Again, because other processes disturb a single measurement.
  while (slopes.length < TRIES && !(slopes.at(-1) < MAX_SLOPE)) slopes.push(slopeOf(queries));
  assert.ok(slopes.at(-1) < MAX_SLOPE, `the slopes are ${slopes}`);
}

/** The slope of time over size on logarithmic axes. @param {(() => unknown)[]} queries */
function slopeOf(queries) {
  const fastest = queries.map((query) =>
    Math.log(Math.min(...Array.from({ length: ROUNDS }, () => duration(query)))),
  );
  const sizes = SIZES.map(Math.log);
  const [size, time] = [sizes, fastest].map((all) => all.reduce((a, b) => a + b) / all.length);
  const covariance = sizes.reduce((sum, x, index) => sum + (x - size) * (fastest[index] - time), 0);
  const variance = sizes.reduce((sum, x) => sum + (x - size) ** 2, 0);
  return covariance / variance;
}

/** How long a query takes to be read, in milliseconds. @param {() => unknown} makeQuery */
function duration(makeQuery) {
  let began = performance.now();
  try {
    const query = makeQuery();
    began = performance.now();
    readQuery(query, MODEL);
  } catch {
    // Most of them cannot be read.
  }
  return performance.now() - began;
}
