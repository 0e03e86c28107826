/** Timeline files in the three forms that Google has written, each by hand after its description. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readTimelines, TimelineError } from "../../../static/js/life/timeline-file.js";
import { formatArrival } from "../../../static/js/network/visits.js";

const ANDROID = {
  semanticSegments: [
    {
      startTime: "2026-03-02T07:00:00.000Z",
      endTime: "2026-03-02T16:30:00.000Z",
      startTimeTimezoneUtcOffsetMinutes: 60,
      endTimeTimezoneUtcOffsetMinutes: 60,
      visit: {
        hierarchyLevel: 0,
        probability: 0.9,
        topCandidate: {
          placeId: "ChIJwork",
          semanticType: "INFERRED_WORK",
          probability: 0.8,
          placeLocation: { latLng: "47.3901000°, 8.5157000°" },
        },
      },
    },
    {
      startTime: "2026-03-02T11:00:00.000Z",
      endTime: "2026-03-02T12:00:00.000Z",
      visit: {
        hierarchyLevel: 1,
        topCandidate: { placeId: "ChIJcafe", placeLocation: { latLng: "47.39°, 8.51°" } },
      },
    },
    {
      startTime: "2026-03-02T16:30:00.000Z",
      endTime: "2026-03-02T17:00:00.000Z",
      timelinePath: [{ point: "47.39°, 8.51°", time: "2026-03-02T16:40:00.000Z" }],
    },
    {
      startTime: "2026-03-02T18:00:00.000+01:00",
      endTime: "2026-03-03T07:00:00.000+01:00",
      visit: {
        hierarchyLevel: 0,
        topCandidate: { semanticType: "HOME", placeLocation: { latLng: "47.3769°, 8.5417°" } },
      },
    },
  ],
};
const IPHONE = [
  {
    startTime: "2026-03-02T08:00:00.000-05:00",
    endTime: "2026-03-02T09:30:00.000-05:00",
    visit: {
      hierarchyLevel: "0",
      probability: "0.8",
      topCandidate: {
        probability: "0.7",
        semanticType: "Inferred Home",
        placeID: "ChIJhome",
        placeLocation: "geo:40.7127,-74.0059",
      },
    },
  },
  {
    startTime: "2026-03-02T10:00:00.000-05:00",
    endTime: "2026-03-02T10:30:00.000-05:00",
    activity: { start: "geo:40.71,-74.00", end: "geo:40.72,-74.01" },
  },
];
const TAKEOUT = {
  timelineObjects: [
    {
      placeVisit: {
        location: {
          latitudeE7: 473769000,
          longitudeE7: 85417000,
          placeId: "ChIJlibrary",
          name: "Central Library",
          semanticType: "TYPE_SEARCHED_ADDRESS",
        },
        duration: {
          startTimestamp: "2023-05-01T08:00:00Z",
          endTimestamp: "2023-05-01T09:15:00Z",
        },
      },
    },
    { activitySegment: { duration: {} } },
    {
      placeVisit: {
        location: { latitudeE7: 473800000, longitudeE7: 85500000 },
        duration: { startTimestampMs: "1682935200000", endTimestampMs: "1682938800000" },
      },
    },
    {
      placeVisit: {
        location: {},
        duration: { startTimestamp: "2023-05-01T20:00:00Z", endTimestamp: "2023-05-01T21:00:00Z" },
      },
    },
  ],
};

/** @param {unknown} content @param {string} [name] */
const read = (content, name = "Timeline.json") =>
  readTimelines([{ name, text: JSON.stringify(content) }], () => 120);

/** @param {unknown} content */
const shown = (content) =>
  read(content).visits.map(({ place, arrival, minutes, name, kind }) => [
    place,
    formatArrival(arrival),
    minutes,
    name,
    kind,
  ]);

test("Android: local times from the offsets, visits inside others left out", () => {
  assert.deepEqual(shown(ANDROID), [
    ["ChIJwork", "2026-03-02 08:00", 570, null, "work"],
    ["47.377,8.542", "2026-03-02 18:00", 780, null, "home"],
  ]);
  const { form, leftOut, isZoneGuessed } = read(ANDROID);
  assert.deepEqual(
    [form, leftOut, isZoneGuessed],
    ["Android", { "inside another visit": 1 }, false],
  );
});

test("iPhone: an array with numbers as texts and geo addresses", () => {
  assert.deepEqual(shown(IPHONE), [["ChIJhome", "2026-03-02 08:00", 90, null, "home"]]);
  assert.equal(read(IPHONE).form, "iPhone");
});

test("Google Takeout: names, both kinds of timestamps, UTC in the time zone of the device", () => {
  assert.deepEqual(shown(TAKEOUT), [
    ["ChIJlibrary", "2023-05-01 10:00", 75, "Central Library", null],
    ["47.380,8.550", "2023-05-01 12:00", 60, null, null],
  ]);
  const { leftOut, isZoneGuessed } = read(TAKEOUT);
  assert.deepEqual([leftOut, isZoneGuessed], [{ "without a place": 1 }, true]);
});

test("Several monthly files are one timeline, and what stands in two of them counts once", () => {
  const text = JSON.stringify(TAKEOUT);
  const { visits, leftOut } = readTimelines(
    [
      { name: "2023_MAY.json", text },
      { name: "again.json", text },
    ],
    () => 0,
  );
  assert.equal(visits.length, 2);
  assert.equal(leftOut["written twice"], 2);
});

test("A stay that is cut in two is one visit", () => {
  const [first] = IPHONE;
  const second = {
    ...first,
    startTime: "2026-03-02T09:30:30.000-05:00",
    endTime: "2026-03-02T11:00:00.000-05:00",
  };
  assert.deepEqual(
    read([first, second]).visits.map(({ minutes }) => minutes),
    [180],
  );
});

test("After a flight west, a visit begins no earlier than the one before", () => {
  const [first] = IPHONE;
  const later = {
    ...first,
    startTime: "2026-03-02T07:00:00.000-09:00",
    endTime: "2026-03-02T08:00:00.000-09:00",
    visit: { topCandidate: { placeID: "west", placeLocation: "geo:1,1" } },
  };
  assert.deepEqual(
    read([first, later]).visits.map(({ arrival }) => formatArrival(arrival)),
    ["2026-03-02 08:00", "2026-03-02 08:00"],
  );
});

for (const [what, text, found] of [
  ["a zip archive", "PK\u0003\u0004…", "a zip archive"],
  ["a KML file", '<?xml version="1.0"?><kml></kml>', "a KML file"],
  ["a table", "lat,lng\n1,2\n", "is no JSON"],
  ["a damaged file", '{"semanticSegments": [', "damaged or cut short"],
  ["nothing", "", "is empty"],
  ["raw positions", '{"locations": [{"latitudeE7": 1}]}', "raw positions"],
  ["settings", '{"deviceSettings": []}', "settings"],
  ["GeoJSON", '{"type": "FeatureCollection", "features": []}', "GeoJSON"],
  ["other JSON", '{"name": "x", "version": 2}', "“name”, “version”"],
  ["another list", "[1, 2]", "no entry of it is a visit"],
  ["no visits", '{"semanticSegments": []}', "holds no visit"],
]) {
  test(`Refused with what it is and what is read: ${what}`, () => {
    assert.throws(
      () => readTimelines([{ name: "my.json", text: String(text) }]),
      (error) =>
        error instanceof TimelineError &&
        error.message.includes("my.json") &&
        error.message.includes(String(found)) &&
        error.message.includes("Timeline.json as a phone exports it"),
    );
  });
}
