/** What is said of a part that is pointed at has room below the picture, so that it covers nothing of it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { longestWords } from "../../../static/js/picture/caption-room.js";
import { effectSentence } from "../../../static/js/picture/effects.js";
import { sentenceOf, story } from "../../../static/js/picture/sentences.js";
import { readingOf } from "../picture-views.js";

const lengthOf = ({ title, text }) => title.length + text.length;

test("there is room for what is said of each head and of what the answer would be without it", () => {
  const reading = readingOf("town", { latest: 3 });
  const beats = story(reading);
  const room = lengthOf(longestWords(reading, beats, true));
  for (const beat of beats) assert.ok(lengthOf(beat) <= room, beat.text);
  for (let layer = 0; layer < reading.layers; layer++) {
    for (let head = 0; head < reading.heads; head++) {
      const part = { kind: "head", layer, head };
      const said = sentenceOf(part, reading, null);
      const text = `${said.text} ${effectSentence(part, reading, reading.trace)}`;
      assert.ok(lengthOf({ ...said, text }) <= room, text);
    }
  }
});

test("a visit with a long name has room, too", () => {
  const reading = readingOf("town", { latest: 3 });
  const [first, ...others] = reading.visits;
  const label = "The Old Town Hall with its Market and Assembly Rooms beside the River".repeat(2);
  reading.visits = [{ ...first, label }, ...others];
  const { title, text } = longestWords(reading, story(reading), true);
  assert.ok(`${title} ${text}`.includes(label));
  assert.match(text, /Masked|Switched off/);
});
