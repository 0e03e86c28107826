/**
 * Google Timeline files as visits, in the three forms that Google has written:
 *
 * - Android: `{"semanticSegments": [{"startTime", "endTime", "visit": {"topCandidate": …}}, …]}`;
 * - iPhone: an array of the same, with numbers as texts and places as `geo:` addresses;
 * - Google Takeout, until 2024: `{"timelineObjects": [{"placeVisit": {"location", "duration"}}, …]}`,
 *   a file for each month.
 *
 * Other files are refused with a sentence that says what was found and what is read.
 */

import { MAX_STAY_MINUTES } from "../network/limits.js";

/**
 * A visit of a file: where, the local minutes since 1970 at arrival, and what the file calls it.
 * @typedef {{place: string, arrival: number, minutes: number, name: string | null,
 *   kind: "home" | "work" | null}} TimelineVisit
 */
/** How many entries were left out, by reason. @typedef {Record<string, number>} LeftOut */
/**
 * `isZoneGuessed` where the file has times in UTC only, which were read in this device's time zone.
 * @typedef {{form: string, visits: TimelineVisit[], leftOut: LeftOut, isZoneGuessed: boolean}} Timeline
 */
/** @typedef {Record<string, unknown>} JsonObject */
/**
 * One visit as a form writes it.
 * @typedef {{start: unknown, end: unknown, offset: unknown, place: unknown, location: unknown,
 *   name: unknown, kind: unknown, level: unknown}} WrittenVisit
 */

/** What this page reads, at the end of each refusal. */
const READS =
  "This page reads Timeline.json as a phone exports it, or the monthly files of Semantic Location History from Google Takeout.";
const MINUTE = 60_000;
const INSIDE = "inside another visit";
const WITHOUT_TIME = "without a time";
const WITHOUT_PLACE = "without a place";
const TWICE = "written twice";
const SHOWN_KEYS = 4;

/** A file that is no timeline; the message says what it is instead. */
export class TimelineError extends Error {}

/**
 * Read the texts of one or several files.
 * @param {{name: string, text: string}[]} files
 * @param {(milliseconds: number) => number} [offsetAt] minutes from UTC at a moment, for times in
 *   UTC; by default those of this device
 * @returns {Timeline}
 * @throws {TimelineError} one of them is no timeline, or none has a visit
 */
export function readTimelines(files, offsetAt = deviceOffset) {
  const read = files.map(({ name, text }) => readTimeline(name, text, offsetAt));
  const leftOut = sumOf(read.map((one) => one.leftOut));
  const visits = inOrder(
    read.flatMap((one) => one.visits),
    leftOut,
  );
  const [first] = read;
  if (!first || !visits.length) {
    throw new TimelineError(`${names(files)} holds no visit: nothing to look at. ${READS}`);
  }
  return {
    form: first.form,
    visits,
    leftOut,
    isZoneGuessed: read.some((one) => one.isZoneGuessed),
  };
}

/**
 * @param {string} name
 * @param {string} text
 * @param {(milliseconds: number) => number} offsetAt
 */
function readTimeline(name, text, offsetAt) {
  const { form, written } = visitsOf(name, parsed(name, text));
  /** @type {LeftOut} */
  const leftOut = {};
  /** @type {(TimelineVisit & {start: number})[]} */
  const visits = [];
  let isZoneGuessed = false;
  for (const visit of written) {
    const start = momentOf(visit.start);
    const end = momentOf(visit.end);
    const place = placeOf(visit);
    const reason =
      Number(visit.level ?? 0) > 0
        ? INSIDE
        : start === null || end === null || end.utc < start.utc
          ? WITHOUT_TIME
          : place === null
            ? WITHOUT_PLACE
            : null;
    if (reason !== null || !start || !end || place === null) {
      count(leftOut, reason ?? WITHOUT_TIME);
      continue;
    }
    const given = typeof visit.offset === "number" ? visit.offset : start.offset;
    isZoneGuessed ||= given === null;
    const offset = given ?? offsetAt(start.utc);
    visits.push({
      place,
      start: start.utc,
      arrival: Math.floor(start.utc / MINUTE) + offset,
      minutes: Math.min(Math.floor((end.utc - start.utc) / MINUTE), MAX_STAY_MINUTES),
      name: typeof visit.name === "string" && visit.name.trim() ? visit.name.trim() : null,
      kind: kindOf(visit.kind),
    });
  }
  return { form, visits, leftOut, isZoneGuessed };
}

/**
 * Visits in the order of time. Of one stay that is cut in two, the parts are joined. Where clocks
 * were set back, or a flight went west, a visit begins no earlier than the one before.
 * @param {(TimelineVisit & {start: number})[]} visits
 * @param {LeftOut} leftOut counts what is left out
 * @returns {TimelineVisit[]}
 */
function inOrder(visits, leftOut) {
  /** @type {(TimelineVisit & {start: number})[]} */
  const ordered = [];
  for (const visit of visits.sort((one, other) => one.start - other.start)) {
    const last = ordered.at(-1);
    const isSamePlace = last?.place === visit.place;
    if (last && isSamePlace && last.start === visit.start) {
      count(leftOut, TWICE);
    } else if (last && isSamePlace && visit.start <= endOf(last) + MINUTE) {
      const minutes = Math.round((Math.max(endOf(visit), endOf(last)) - last.start) / MINUTE);
      last.minutes = Math.min(minutes, MAX_STAY_MINUTES);
    } else {
      ordered.push({ ...visit, arrival: Math.max(visit.arrival, last?.arrival ?? -Infinity) });
    }
  }
  return ordered.map(({ start, ...visit }) => visit);
}

/** @param {{start: number, minutes: number}} visit */
const endOf = ({ start, minutes }) => start + minutes * MINUTE;

/** @param {string} name @param {string} text @returns {unknown} */
function parsed(name, text) {
  const start = text.slice(0, 200).trimStart().toLowerCase();
  const other = [
    ["pk\u0003", "a zip archive. Unpack it and drop the files inside"],
    ["<kml", "a KML file"],
    ["<gpx", "a GPX track"],
    ["<!doctype html", "a web page"],
    ["<html", "a web page"],
    [
      "<?xml",
      start.includes("<kml")
        ? "a KML file"
        : start.includes("<gpx")
          ? "a GPX track"
          : "an XML file",
    ],
  ].find(([beginning = ""]) => start.startsWith(beginning));
  if (other) throw new TimelineError(`${name} is ${other[1]}. ${READS}`);
  if (!start) throw new TimelineError(`${name} is empty. ${READS}`);
  try {
    return JSON.parse(text);
  } catch {
    const isCut = start.startsWith("{") || start.startsWith("[");
    const found = isCut ? "begins as JSON but is damaged or cut short" : "is no JSON";
    throw new TimelineError(`${name} ${found}. ${READS}`);
  }
}

/**
 * The visits of a file as they are written, and the form of the file.
 * @param {string} name
 * @param {unknown} content
 * @returns {{form: string, written: WrittenVisit[]}}
 */
function visitsOf(name, content) {
  if (Array.isArray(content)) {
    if (
      !content.some((entry) => isObject(entry) && ("visit" in entry || "timelinePath" in entry))
    ) {
      throw new TimelineError(`${name} is a list, but no entry of it is a visit. ${READS}`);
    }
    return { form: "iPhone", written: content.flatMap(segmentVisit) };
  }
  if (!isObject(content)) throw new TimelineError(`${name} holds no visits. ${READS}`);
  if (Array.isArray(content.semanticSegments)) {
    return { form: "Android", written: content.semanticSegments.flatMap(segmentVisit) };
  }
  if (Array.isArray(content.timelineObjects)) {
    return { form: "Google Takeout", written: content.timelineObjects.flatMap(takeoutVisit) };
  }
  throw new TimelineError(`${name} is ${kindOfFile(content)}. ${READS}`);
}

/** What a JSON file is that holds no timeline. @param {JsonObject} content */
function kindOfFile(content) {
  if (Array.isArray(content.locations)) {
    return "Records.json of Google Takeout: raw positions, which are not yet visits";
  }
  if (Array.isArray(content.timelineEdits)) {
    return "Timeline Edits.json of Google Takeout: corrections, without the visits themselves";
  }
  if ("deviceSettings" in content) return "Settings.json of Google Takeout: settings, no visits";
  if (content.type === "FeatureCollection") return "GeoJSON: shapes on a map, no visits";
  const keys = Object.keys(content);
  const shown = keys.slice(0, SHOWN_KEYS).map((key) => `“${key.slice(0, 40)}”`);
  const more = keys.length > SHOWN_KEYS ? " and more" : "";
  return keys.length
    ? `JSON with ${shown.join(", ")}${more}, which is no form of a Timeline file`
    : "an empty JSON object";
}

/** @param {unknown} entry of Android or iPhone @returns {WrittenVisit[]} */
function segmentVisit(entry) {
  if (!isObject(entry) || !isObject(entry.visit)) return [];
  const { visit } = entry;
  const candidate = isObject(visit.topCandidate) ? visit.topCandidate : {};
  const { placeLocation: location } = candidate;
  return [
    {
      start: entry.startTime,
      end: entry.endTime,
      offset: entry.startTimeTimezoneUtcOffsetMinutes,
      place: candidate.placeId ?? candidate.placeID,
      location: isObject(location) ? location.latLng : location,
      name: null,
      kind: candidate.semanticType,
      level: visit.hierarchyLevel,
    },
  ];
}

/** @param {unknown} entry of Google Takeout @returns {WrittenVisit[]} */
function takeoutVisit(entry) {
  if (!isObject(entry) || !isObject(entry.placeVisit)) return [];
  const { location, duration } = entry.placeVisit;
  const [place, span] = [location, duration].map((part) => (isObject(part) ? part : {}));
  const { latitudeE7: latitude, longitudeE7: longitude } = place ?? {};
  const isKnown = typeof latitude === "number" && typeof longitude === "number";
  return [
    {
      start: span?.startTimestamp ?? span?.startTimestampMs,
      end: span?.endTimestamp ?? span?.endTimestampMs,
      offset: null,
      place: place?.placeId,
      location: isKnown ? `${Number(latitude) / 1e7},${Number(longitude) / 1e7}` : null,
      name: place?.name,
      kind: place?.semanticType,
      level: 0,
    },
  ];
}

/** The identity of a place: Google's, or the position to about 100 m. @param {WrittenVisit} visit */
function placeOf({ place, location }) {
  if (typeof place === "string" && place) return place;
  const numbers = String(location ?? "").match(/-?\d+(\.\d+)?/g);
  const [latitude, longitude] = (numbers ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
}

/** @param {unknown} type such as HOME, Inferred Work or TYPE_HOME @returns {TimelineVisit["kind"]} */
function kindOf(type) {
  const words = String(type ?? "").toLowerCase();
  if (/\bhome$|_home$/.test(words)) return "home";
  return /\bwork$|_work$/.test(words) ? "work" : null;
}

/**
 * @param {unknown} written an ISO time, or milliseconds as digits
 * @returns {{utc: number, offset: number | null} | null} the offset in minutes where it is local
 */
function momentOf(written) {
  const text = String(written ?? "");
  const utc = /^\d{11,14}$/.test(text) ? Number(text) : Date.parse(text);
  if (Number.isNaN(utc)) return null;
  const zone = /([+-])(\d\d):?(\d\d)$/.exec(text);
  if (!zone) return { utc, offset: null };
  const minutes = Number(zone[2]) * 60 + Number(zone[3]);
  return { utc, offset: zone[1] === "-" ? -minutes : minutes };
}

/** @param {number} milliseconds */
const deviceOffset = (milliseconds) => -new Date(milliseconds).getTimezoneOffset();

/** @param {unknown} value @returns {value is JsonObject} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {LeftOut} counts @param {string} reason @param {number} [number] */
function count(counts, reason, number = 1) {
  counts[reason] = (counts[reason] ?? 0) + number;
}

/** @param {LeftOut[]} parts */
function sumOf(parts) {
  /** @type {LeftOut} */
  const sum = {};
  for (const [reason, number] of parts.flatMap(Object.entries)) count(sum, reason, number);
  return sum;
}

/** @param {{name: string}[]} files */
const names = (files) => files.map(({ name }) => name).join(", ") || "The selection";
