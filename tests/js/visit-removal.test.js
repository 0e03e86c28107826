import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, minuteOf, weekdayOf } from "../../static/js/network/moments.js";
import { formatMoment, parseVisits } from "../../static/js/network/notation.js";
import { fillInVisits, formatArrival } from "../../static/js/network/visits.js";
import { formatVisits } from "../../static/js/visit-notation.js";
import { withoutVisit } from "../../static/js/visit-removal.js";

const TYPICAL = { Home: 600, Work: 480, Café: 30, Park: null };
/** @type {any} the parts of a vocabulary that reading visits needs */
const PLACES = {
  find: (/** @type {string} */ place) => Object.keys(TYPICAL).indexOf(place),
  at: (/** @type {number} */ location) => ({ typical_minutes: Object.values(TYPICAL)[location] }),
};

/** The visits of a text as a page reads them. @param {string} text @returns {any[]} */
function read(text) {
  const written = parseVisits(text);
  return fillInVisits(written, PLACES).map(({ arrival, duration, filledIn }, index) => ({
    place: written[index]?.place,
    written_moment: formatMoment(/** @type {any} */ (written[index])),
    written_stay: written[index]?.stay ?? null,
    arrival: formatArrival(arrival).replace(" ", "T"),
    weekday: weekdayOf(dayOf(arrival)),
    start_minute: minuteOf(arrival),
    duration_minutes: duration,
    filled_in: filledIn,
  }));
}

/** @param {string} text @param {number} index */
const without = (text, index) => formatVisits(withoutVisit(read(text), index));

test("the visit after the only one with a day is on the same day as before", () => {
  const text = "Home @ Thu 08:00 +45, Work @ 09:00 +480, Café @ 18:00 +20, Park @ Sat 10:00 +5";
  assert.equal(without(text, 0), "Work @ Thu 09:00 +480, Café @ 18:00 +20, Park @ Sat 10:00 +5");
  assert.equal(without(text, 1), "Home @ Thu 08:00 +45, Café @ 18:00 +20, Park @ Sat 10:00 +5");
});

test("a visit without a time begins when it began before", () => {
  assert.equal(
    without("Home @ Tue 08:00 +60, Work, Café", 1),
    "Home @ Tue 08:00 +60, Café @ Tue 17:00",
  );
});

test("a visit of a later week keeps its date", () => {
  const text = "Home @ Sun 08:00 +45, Work @ Mon 09:00 +480";
  assert.equal(without(text, 0), "Work @ 2026-11-23 09:00 +480");
});

test("a stay that ended because the next visit began does not grow", () => {
  assert.equal(without("Home @ Mon 08:00, Work @ 08:30 +60", 1), "Home @ Mon 08:00 +30");
  assert.equal(without("Café @ Mon 08:00, Work", 1), "Café @ Mon 08:00");
});

test("whichever visit leaves a history, the others stay as they were read", () => {
  let state = 7;
  const random = (/** @type {number} */ below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const pick = (/** @type {string[]} */ from) => from[random(from.length)] ?? "";
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: 2 + random(5) }, () => {
      const day = pick(["", "", "Mon ", "Wed ", "Sun "]);
      const moment = pick(["", ` @ ${day}${pick(["07:30", "08:00", "12:15", "23:50"])}`]);
      return `${pick(Object.keys(TYPICAL))}${moment}${pick(["", " +20", " +700"])}`;
    }).join(", ");
    const visits = read(text);
    for (const index of visits.keys()) {
      const moments = (/** @type {any[]} */ all) =>
        all.map(({ place, arrival, duration_minutes: stay }) => [place, arrival, stay]);
      const expected = moments(visits.filter((_, position) => position !== index));
      assert.deepEqual(moments(read(without(text, index))), expected, `${text} without ${index}`);
    }
  }
});
