import assert from "node:assert/strict";
import { test } from "node:test";

import {
  choosePlaces,
  countVisits,
  makeRound,
  orderRounds,
  stopsOfDay,
} from "../../static/js/home/rounds.js";
import { describeSituation, noteOnMap, scoreOf, shareOf } from "../../static/js/home/words.js";

/** @import { LocatedPlace, Stop } from "../../static/js/home/rounds.js" */

/** @param {number} id @param {string} label @returns {LocatedPlace} */
const place = (id, label) => ({
  id,
  label,
  notation: label,
  category: "café",
  latitude: id / 1000,
  longitude: 0,
});
const [home, work, café, park, gym, bar] = ["Home", "Work", "Café", "Park", "Gym", "Bar"].map(
  (label, index) => place(index + 2, label),
);
const places = /** @type {LocatedPlace[]} */ ([home, work, café, park, gym, bar]);

/** @param {number} user @param {number | null} target @returns {any} */
const history = (user, target) => ({ title: `Person ${user}`, user, target, visits: "" });

/** @param {LocatedPlace | undefined} where @param {number} arrival @param {number} end @returns {Stop} */
const stop = (where, arrival, end) => ({
  place: /** @type {LocatedPlace} */ (where),
  arrival,
  end,
});

test("every history whose next place is on the map is played once, and everybody comes first", () => {
  const known = [1, 1, 2, 3, 3, 3].map((user) => history(user, 2));
  const others = [history(4, null), history(5, 99), history(6, undefined)];
  const order = orderRounds([...known, ...others], places);
  assert.deepEqual(new Set(order), new Set(known));
  assert.equal(order.length, known.length);
  assert.deepEqual(new Set(order.slice(0, 3).map(({ user }) => user)), new Set([1, 2, 3]));
  assert.deepEqual(orderRounds([...known, ...others], places), order);
});

test("of places visited equally often the latest comes first", () => {
  const stops = [home, work, café, work, home].map((where) => stop(where, 0, 0));
  assert.deepEqual(
    countVisits(stops).map(([{ label }, visits]) => [label, visits]),
    [
      ["Home", 2],
      ["Work", 2],
      ["Café", 1],
    ],
  );
});

test("choices hold the target, the network's places and habits, but not the place just left", () => {
  const stops = [home, work, home].map((where) => stop(where, 0, 0));
  const probable = /** @type {LocatedPlace[]} */ ([home, café, gym]);
  const choices = choosePlaces(probable, /** @type {LocatedPlace} */ (park), stops);
  assert.deepEqual(
    choices.map(({ label }) => label),
    ["Café", "Gym", "Park", "Work"],
  );
});

test("there are five choices whether or not the network expects the target", () => {
  const stops = [work, home].map((where) => stop(where, 0, 0));
  const probable = /** @type {LocatedPlace[]} */ ([café, park, gym, bar]);
  for (const target of /** @type {LocatedPlace[]} */ ([café, work, bar])) {
    const choices = choosePlaces(probable, target, stops);
    assert.equal(choices.length, 5);
    assert.ok(choices.includes(target));
  }
});

test("a day begins where the person was before it", () => {
  const day = 24 * 60;
  const stops = [
    stop(work, 600, 700),
    stop(home, 1200, day + 480),
    stop(café, day + 500, day + 600),
  ];
  assert.deepEqual(stopsOfDay(stops, day + 620), stops.slice(1));
  assert.deepEqual(stopsOfDay(stops, 2 * day + 100), stops.slice(2));
});

test("a round says who it is, where they were, and when", () => {
  const explanation = {
    prediction: { location: 4 },
    location_probabilities: { final: [{ location: 4, probability: 0.6 }] },
    visits: [
      { place: "Home", arrival: "2026-11-15T20:00", duration_minutes: 720, sent: 0 },
      { place: "Work", arrival: "2026-11-16T08:20", duration_minutes: 480, sent: 1 },
    ],
  };
  const round = makeRound(
    /** @type {any} */ ({
      title: "Resident 7, baker, up before dawn: Monday afternoon",
      user: 7,
      target: 4,
      predict_at: "2026-11-16T16:30",
    }),
    /** @type {any} */ (explanation),
    places,
  );
  assert.equal(
    describeSituation(round, "of a simulated town"),
    "Resident 7 of a simulated town (baker, up before dawn) left Work on Monday at 16:20 and " +
      "arrived at the next place at 16:30. Guess the place; then a neural network answers.",
  );
  const notes = [home, work, café].map((where) =>
    noteOnMap(/** @type {LocatedPlace} */ (where), round.stops, round.today),
  );
  assert.deepEqual(notes, ["until 08:00", "until 16:20", "no visit"]);
});

test("the score counts the rounds that each won", () => {
  const results = [
    { you: true, network: true, frequent: false },
    { you: false, network: true, frequent: false },
  ];
  assert.deepEqual(scoreOf(results), { you: 1, network: 2, frequent: 0 });
});

test("every place has a share, also one that the answer does not list", () => {
  const [listed, small, other] = /** @type {LocatedPlace[]} */ ([home, work, café]);
  /** @param {number} least @param {LocatedPlace | undefined} one */
  const words = (least, one) => {
    const final = [
      { location: listed?.id, probability: 0.914 },
      { location: small?.id, probability: least },
    ];
    const explanation = /** @type {any} */ ({ location_probabilities: { final } });
    return shareOf(explanation, /** @type {LocatedPlace} */ (one)).words;
  };
  assert.equal(words(0.0003, listed), "91.4 %");
  assert.equal(words(0.0003, small), "<0.1 %");
  assert.equal(words(0.0003, other), "<0.1 %");
  assert.equal(words(0.0123, other), "at most 1.3 %");
});
