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

const VISITS = Array.from({ length: 32 }, (_, sent) => ({
  sent,
  label: `Place ${sent + 1}`,
  weekday: 5,
  start_minute: 9 * 60 + 5,
}));

test("an errand says how its two visits decide", () => {
  const said = reasonOf(REASON, VISITS);
  assert.match(
    said,
    /^This simulated town has a rule for this moment, errands: .*last stop \(Place 32, Sat 09:05\).*one \(Place 28, Sat 09:05\) decide.* The person followed it\.$/,
  );
});

test("a visit that decides and lies before the history is said to", () => {
  const said = reasonOf({ ...REASON, decided_by: [31], decided_before: 1 }, VISITS);
  assert.match(said, /last stop \(Place 32, Sat 09:05\).*earlier one \(before this history\)/);
});

test("a custom that was broken says where it leads, and names no visit: none decided", () => {
  const broken = { ...REASON, cause: "exploration", decided_by: [] };
  assert.match(
    reasonOf({ ...broken, custom: "consequence" }, VISITS),
    /^This simulated town .* rule .*first stop of the day decides.*leads to Town Hall, but/,
  );
  assert.match(
    reasonOf(broken, VISITS),
    /kinds of the last stop and of an earlier one decide together/,
  );
});

test("a visit without a custom was a free choice", () => {
  const free = { ...REASON, cause: "exploration", custom: "exploration", decided_by: [] };
  assert.equal(reasonOf(free, VISITS), "It was a free choice.");
});
