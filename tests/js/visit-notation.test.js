import assert from "node:assert/strict";
import { test } from "node:test";

import {
  formatVisits,
  parseTime,
  placesOf,
  replacePlace,
  surpriseOf,
  surpriseOfStay,
} from "../../static/js/visit-notation.js";

test("a replaced place leaves day, time, stay and the other visits as they are", () => {
  const text = "Home @ Mon 08:00 +45, Cafe Lun @ 09:00 +20,\nPark";
  assert.equal(
    replacePlace(text, 1, "Café Luna"),
    "Home @ Mon 08:00 +45, Café Luna @ 09:00 +20,\nPark",
  );
  assert.equal(replacePlace(text, 2, "#17"), "Home @ Mon 08:00 +45, Cafe Lun @ 09:00 +20,\n#17");
  assert.equal(replacePlace(text, 7, "#17"), text);
});

test("commas, pluses and doubled quotes within quotes belong to the place", () => {
  const text = 'Home, "A, ""B"" + C" @ 09:00';
  assert.deepEqual(placesOf(text), ["home", '"a, ""b"" + c"']);
  assert.equal(replacePlace(text, 1, "Park"), "Home, Park @ 09:00");
});

test("empty visits are not counted", () => {
  assert.equal(replacePlace("Home, , Hmoe +5", 1, "Home"), "Home, , Home +5");
});

test("visits are counted as they are read, also where quotes never close", () => {
  assert.equal(replacePlace("Home\rHmoe", 1, "Home"), "Home\rHome");
  assert.equal(replacePlace('Home, "Hmoe, Park', 1, "Park"), "Home, Park");
  assert.equal(replacePlace("Home, @ 08:00", 1, "Park"), "Home, Park @ 08:00");
});

test("times are read in the ways people write them, in 24 hours", () => {
  const read = {
    8: "08:00",
    "8:05": "08:05",
    "08.30": "08:30",
    " 1730 ": "17:30",
    "23:59": "23:59",
  };
  for (const [text, time] of Object.entries(read)) assert.equal(parseTime(text), time);
  for (const text of ["24:00", "12:60", "8pm", "8:5", "", "-1", "1:234"]) {
    assert.equal(parseTime(text), null, text);
  }
});

test("a visit is written with what was written of it", () => {
  const visit = { place: "Home", written_moment: "Mon 08:00", written_stay: 45 };
  const bare = { place: "#17", written_moment: "", written_stay: null };
  // @ts-expect-error The function reads only these three fields.
  assert.equal(formatVisits([visit, bare]), "Home @ Mon 08:00 +45, #17");
});

/** A stay of 45 minutes, as read. @param {string | null} arrival @param {string} written_moment */
function visitAt(arrival, written_moment) {
  const [hour = 0, minute = 0] = (arrival?.slice(11) ?? "").split(":").map(Number);
  return { arrival, written_moment, start_minute: 60 * hour + minute, duration_minutes: 45 };
}

test("a visit that begins while the one before lasts says so", () => {
  const monday = /** @type {any} */ (visitAt("2026-11-16T23:30", "Mon 23:30"));
  const next = (arrival) => surpriseOf(/** @type {any} */ (visitAt(arrival, "")), monday);
  assert.equal(next("2026-11-17T00:14"), "begins before the visit above ends");
  assert.equal(next("2026-11-17T00:15"), "");
  assert.equal(next("2026-11-16T23:30"), "begins before the visit above ends");
});

test("a written stay that ends after the moment to predict says so, a stay that was filled in does not", () => {
  const last = (written_stay) =>
    /** @type {any} */ ({ ...visitAt("2026-11-16T23:30", "Mon 23:30"), written_stay });
  assert.equal(surpriseOfStay(last(45), "2026-11-17T00:14"), "ends after the moment to predict");
  assert.equal(surpriseOfStay(last(45), "2026-11-17T00:15"), "");
  assert.equal(surpriseOfStay(last(null), "2026-11-17T00:14"), "");
  assert.equal(surpriseOfStay(undefined, "2026-11-17T00:14"), "");
  assert.equal(surpriseOfStay(last(45), ""), "");
});

test("a weekday that lies nearly a week after the visit before says so, a date does not", () => {
  const at = (arrival, written_moment) => /** @type {any} */ (visitAt(arrival, written_moment));
  const monday = at("2026-11-16T10:00", "Mon 10:00");
  assert.equal(surpriseOf(at("2026-11-23T09:00", "Mon 09:00"), monday), "a week later");
  assert.equal(surpriseOf(at("2026-11-22T09:00", "Sun 09:00"), monday), "6 days later");
  assert.equal(surpriseOf(at("2026-11-21T23:00", "Sat 23:00"), monday), "");
  assert.equal(surpriseOf(at("2026-11-16T11:00", "Mon 11:00"), monday), "");
  assert.equal(surpriseOf(at("2026-11-23T09:00", "2026-11-23 09:00"), monday), "");
  assert.equal(surpriseOf(at("2026-11-17T09:00", "09:00"), monday), "");
  assert.equal(surpriseOf(monday, undefined), "");
  assert.equal(surpriseOf(at(null, "Mon 09:00"), monday), "");
});
