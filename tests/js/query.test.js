import assert from "node:assert/strict";
import { test } from "node:test";

import { computeFeatures } from "../../static/js/network/histories.js";
import * as messages from "../../static/js/network/messages.js";
import { People, Places } from "../../static/js/network/places.js";
import { collect, fill, InvalidQueryError } from "../../static/js/network/problems.js";
import { queryOfParameters, readQuery } from "../../static/js/network/query.js";

// That both read alike, `tests/unit/test_shared_modules.py` checks; here is what callers rely on.

const MODEL = {
  places: new Places(
    [
      { id: 2, name: "Maple Court", category: "home", typical_minutes: 45 },
      { id: 3, name: "Café Luna", category: "café", typical_minutes: null },
    ],
    9,
  ),
  people: new People({ 1: "Ana" }, 3),
  architecture: { layers: 2, heads: 2, max_visits: 4, components: ["pointer", "generation"] },
};

test("the features of a history are integers, one for each visit, without padding", () => {
  const query = { visits: "Maple Court @ Mon 08:00, cafe luna +90", user: "ana" };
  assert.deepEqual(computeFeatures(readQuery(query, MODEL).history, 4), {
    locations: Int32Array.of(2, 3),
    user: 1,
    time: Int32Array.of(32, 35), // 08:00 and 08:45 in quarters of an hour
    weekday: Int32Array.of(0, 0),
    recency: Int32Array.of(0, 0),
    duration: Int32Array.of(1, 3),
    positionFromEnd: Int32Array.of(2, 1),
  });
});

test("the position from the end is at most the longest history less one", () => {
  const { history } = readQuery({ visits: "#2, #2, #2, #2" }, MODEL);
  assert.deepEqual(computeFeatures(history, 4).positionFromEnd, Int32Array.of(3, 3, 2, 1));
});

test("everything that is wrong is listed, with what could be meant", () => {
  assert.throws(
    () => readQuery({ visits: "Mapel Court, #2 @ 25:00", user: "Bob" }, MODEL),
    (error) => {
      assert.ok(error instanceof InvalidQueryError);
      assert.deepEqual(
        error.problems.map(({ where }) => where),
        ["user", "visits[1]"],
      );
      return true;
    },
  );
  assert.throws(() => readQuery({ visits: "Mapel Court" }, MODEL), {
    problems: [
      {
        where: "visits[0]",
        message: "No place matches “Mapel Court”. Did you mean Maple Court?",
        suggestions: ["Maple Court"],
      },
    ],
  });
});

test("an address holds a query", () => {
  const parameters = new URLSearchParams("visits=%231&visits=%232&top_k=3&user=");
  parameters.set("interventions", '{"gate":0.5}');
  const query = queryOfParameters(parameters);
  assert.deepEqual(query, {
    user: null,
    visits: "#2",
    predict_at: null,
    top_k: "3",
    record: null,
    interventions: { gate: 0.5 },
  });
  const { topK, interventions } = readQuery(query, MODEL);
  assert.equal(topK, 3);
  assert.equal(interventions.gate, 0.5);
  assert.equal(interventions.residuals, true);
});

test("JSON in an address that cannot be read is a problem of its parameter", () => {
  for (const text of ["{", "[\ud800]", '["\\ud800"]']) {
    const message = "The parameter is not valid JSON. Send JSON.";
    assert.throws(() => queryOfParameters(new URLSearchParams([["record", text]])), {
      problems: [{ where: "record", message, suggestions: [] }],
    });
  }
  assert.throws(() => queryOfParameters(new URLSearchParams({ interventions: "{" })), {
    problems: [{ where: "interventions", message: messages.CHANGES_NOT_JSON, suggestions: [] }],
  });
});

test("masked and moved visits are those of the query as sent", () => {
  const interventions = { order: [2, 0, 1], mask_visits: [0] };
  const read = readQuery({ visits: "#2, #3, #4", interventions }, MODEL);
  assert.deepEqual(read.history.locations, [4, 2, 3]);
  assert.deepEqual(read.masked, [1]);
});

test("templates are filled in with thousands apart", () => {
  assert.equal(
    fill("{count:,} of {name}, {bound:g}", { count: 1234567, name: "{x}", bound: 0.5 }),
    "1,234,567 of {x}, 0.5",
  );
  assert.equal(fill("{count:,}", { count: 123 }), "123");
});

test("an error that is no problem of the query is not hidden", () => {
  assert.throws(
    () =>
      collect([], () => {
        throw new RangeError("a fault");
      }),
    RangeError,
  );
});
