import assert from "node:assert/strict";
import { test } from "node:test";
import { reasonOf } from "../../static/js/visit-reason.js";

const REASON = {
  cause: "errand",
  custom: "errand",
  decided_by: [27, 31],
  decided_before: 0,
  repeats: null,
  expected: 3,
  expected_label: "Town Hall",
};

test("an errand says how its two visits decide", () => {
  const said = reasonOf(REASON);
  assert.match(
    said,
    /^It was an errand: .*last stop \(visit 32\).*earlier one \(visit 28\) decide/,
  );
});

test("a visit that decides and lies before the history is said to", () => {
  const said = reasonOf({ ...REASON, decided_by: [31], decided_before: 1 });
  assert.match(said, /last stop \(visit 32\).*earlier one \(before this history\)/);
});

test("a custom that was broken says where it leads, and names no visit: none decided", () => {
  const broken = { ...REASON, cause: "exploration", decided_by: [] };
  assert.match(
    reasonOf({ ...broken, custom: "consequence" }),
    /^It should have been a consequence: .*first stop of the day decides.*leads to Town Hall, but/,
  );
  assert.match(reasonOf(broken), /kinds of the last stop and of an earlier one decide together/);
});

test("a visit without a custom was a free choice", () => {
  const free = { ...REASON, cause: "exploration", custom: "exploration", decided_by: [] };
  assert.equal(reasonOf(free), "It was a free choice.");
});
