/** What is asked of the network about somebody's visits, and what the tally says. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { baselineAnswers, Diary } from "../../../static/js/life/diary.js";
import { sampleTimeline } from "../../../static/js/life/sample.js";
import { accuracy, pairedDifference, verdict } from "../../../static/js/life/tally.js";
import { readTimelines } from "../../../static/js/life/timeline-file.js";
import { FIRST_KNOWN } from "../../../static/js/network/limits.js";
import { Reading } from "../../../static/js/picture/reading.js";
import { readingOf } from "../picture-views.js";

const MONDAY = 20_773 * 1_440;

/**
 * @param {string} place
 * @param {number} hour
 * @param {"home" | "work" | null} kind
 */
const visit = (place, hour, kind = null) => ({
  place,
  arrival: MONDAY + hour * 60,
  minutes: 30,
  name: place === "l" ? "Library" : null,
  kind,
});
const VISITS = [
  visit("h", 0, "home"),
  visit("w", 9, "work"),
  visit("c", 12),
  visit("w", 13, "work"),
  visit("h", 18, "home"),
  visit("l", 20),
  visit("h", 22, "home"),
];
const diary = new Diary(VISITS, { order: "recency", mostVisits: 4 });

test("Places have the file's names, Home and Work, or a number by their visits", () => {
  assert.deepEqual(
    diary.places.map(({ name, visits }) => `${name}: ${visits}`),
    ["Home: 3", "Work: 2", "Place 3: 1", "Library: 1"],
  );
});

test("A question holds the visits before, with places as ranks and the person's own names", () => {
  const question = diary.question(5);
  assert.deepEqual(question.body.visits, [
    { location: 3, arrival: "2026-11-16T09:00", duration_minutes: 30 },
    { location: 4, arrival: "2026-11-16T12:00", duration_minutes: 30 },
    { location: 3, arrival: "2026-11-16T13:00", duration_minutes: 30 },
    { location: 2, arrival: "2026-11-16T18:00", duration_minutes: 30 },
  ]);
  assert.equal(question.body.predict_at, "2026-11-16T20:00");
  assert.equal(diary.place(question.target ?? 0).name, "Library");
  assert.deepEqual(
    diary.vocabulary(question).map(({ id, name }) => [id, name]),
    [
      [1, "Somewhere else"],
      [2, "Home"],
      [3, "Work"],
      [4, "Place 3"],
      [5, "No such place"],
    ],
  );
});

test("After the last visit nobody knows what comes next, and the moment is when it ends", () => {
  const { body, target } = diary.question(VISITS.length);
  assert.deepEqual([target, body.predict_at], [null, "2026-11-16T22:30"]);
});

test("Baselines are those of training", () => {
  assert.deepEqual(baselineAnswers([7, 8, 7, 9, 7]), {
    most_frequent_place: 7,
    what_followed_last_time: 9,
  });
  assert.deepEqual(baselineAnswers([7, 8]), {
    most_frequent_place: 8, // both once, this one later
    what_followed_last_time: 8, // never left before
  });
});

test("Intervals are Wilson's, and differences are paired", () => {
  const { share, interval } = accuracy(40, 100);
  assert.equal(share, 0.4);
  assert.deepEqual(
    interval.map((end) => end.toFixed(3)),
    ["0.309", "0.498"],
  );
  const one = [true, true, true, false];
  const { value, interval: range } = pairedDifference(one, [true, false, false, true]);
  assert.equal(value, 0.25);
  assert.ok(range[0] < 0 && range[1] > 0.9);
  assert.deepEqual(pairedDifference(one, one), { value: 0, interval: [0, 0] });
});

test("The invented life is the same every time, and reads without losses", () => {
  const text = sampleTimeline();
  assert.equal(text, sampleTimeline());
  const { visits, leftOut, form } = readTimelines([{ name: "Timeline.json", text }]);
  assert.equal(form, "Android");
  assert.deepEqual(leftOut, {});
  assert.ok(visits.length > 350);
  const { places } = new Diary(visits, { order: "recency", mostVisits: 40 });
  assert.deepEqual(
    places
      .slice(0, 2)
      .map(({ name }) => name)
      .sort(),
    ["Home", "Work"],
  );
});

test("A day of the file is found, and one outside it or without visits says so", () => {
  const apart = new Diary([...VISITS, { ...visit("h", 9), arrival: MONDAY + 3 * 1_440 + 540 }], {
    order: "recency",
    mostVisits: 4,
  });
  const day = MONDAY / 1_440;
  assert.deepEqual(apart.visitOn(day + 3), { index: 7, words: "" });
  assert.equal(apart.visitOn(day + 1).index, 7);
  assert.match(apart.visitOn(day + 1).words, /no visit on Tue 17 November 2026.*Thu 19 November/);
  for (const outside of [day - 1, day + 4, null]) {
    assert.deepEqual(apart.visitOn(outside), {
      index: null,
      words: "Choose a day of the file: Mon 16 November 2026 to Thu 19 November 2026.",
    });
  }
  assert.deepEqual(apart.visitOn(day), { index: 3, words: "" });
});

test("Others are the places of the visits, not all ranks of the network", () => {
  const { trace } = readingOf("anyone", { latest: 6 });
  const ranks = new Set(trace.visits.map(({ location }) => location)).size;
  const reading = new Reading({ ...trace, ranks });
  const shares = reading.answer(3);
  const listed = shares.slice(0, -1).filter(({ location }) => location < FIRST_KNOWN + ranks);
  const others = ranks + 1 - listed.length; // with "somewhere else"
  assert.equal(shares.at(-1)?.count, others);
  assert.equal(shares.at(-1)?.label, others === 1 ? "1 other" : `${others} others`);
  assert.ok(others < Number(new Reading(trace).answer(3).at(-1)?.count));
});

test("The verdict compares the network with the better rule, and says which way", () => {
  /**
   * Visits that both are right about, and 20 that one of them alone is right about.
   * @param {{network: boolean, rule: boolean}} alone
   * @param {boolean} [isNew] whether no predictor could name those that both are wrong about
   */
  const outcomes = ({ network, rule }, isNew = false) =>
    Array.from({ length: 100 }, (_, index) => {
      const isAlone = index < 20;
      return {
        network: isAlone ? network : index < 60,
        what_followed_last_time: isAlone ? rule : index < 60,
        most_frequent_place: false,
        isNew: isNew && index >= 60,
      };
    });
  assert.equal(
    verdict(outcomes({ network: true, rule: false })),
    "The network is ahead of “what followed last time” by 20 points (12 to 28).",
  );
  assert.equal(
    verdict(outcomes({ network: false, rule: true })),
    "The network is behind “what followed last time” by 20 points (12 to 28): that rule predicts you better.",
  );
  assert.equal(
    verdict(outcomes({ network: true, rule: true }, true)),
    "Between the network and “what followed last time” there is no clear difference (0 to 0 points). 40 % of these 100 visits were to places outside the visits before them, which no predictor could name.",
  );
  const often = { what_followed_last_time: false, most_frequent_place: true, isNew: false };
  const drawn = [
    { ...often, network: true },
    { ...often, network: false },
    { ...often, most_frequent_place: false, network: true },
  ];
  assert.match(
    verdict(drawn),
    /“most frequent place” there is no clear difference \(−92 to 92 points\)/,
  );
});
