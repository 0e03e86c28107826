/** Questions in rooms: which history is asked about. */

import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, {
  document: { documentElement: { dataset: {} } },
  location: { hash: "", search: "" },
});
const { queryOf, unseenHistory } = await import("../../static/js/rooms/questions.js");

const items = ["A", "B", "C", "D", "E"].map((visits) => ({ visits, target: visits !== "E" }));
const page = "/explore/town?visits=A&depth=explore";

/** What is drawn in many new rooms. @param {string[]} seen */
async function drawn(seen) {
  globalThis.fetch = async () => Response.json({ items });
  const found = new Set();
  for (let room = 0; room < 60; room++) {
    const address = await unseenHistory(page, new Set(seen));
    found.add(address && queryOf(address)?.query.visits);
  }
  return [...found].sort();
}

test("every history that the hall has not seen, and whose next place is known, may be drawn", async () => {
  assert.deepEqual(await drawn([]), ["B", "C", "D"]);
  assert.deepEqual(await drawn(["C"]), ["B", "D"]);
});

test("no history is drawn where all were seen", async () => {
  assert.deepEqual(await drawn(["B", "C", "D"]), [null]);
});
