/** Two passes drawn as one: what changes on the bands is true to scale, and only said where it is known. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { overlayNote, samePart } from "../../../static/js/overlay.js";
import { roomOfBoth } from "../../../static/js/picture/changes.js";
import { Reading } from "../../../static/js/picture/reading.js";
import { sentenceOf } from "../../../static/js/picture/sentences.js";
import { stageOf } from "../../../static/js/picture/stage.js";
import { pictureTables } from "../../../static/js/picture/tables.js";
import { tallStageOf } from "../../../static/js/picture/tall-stage.js";
import { percent } from "../../../static/js/picture/text.js";
import { marksOf } from "../../../static/js/picture/whole.js";
import { modelOf, NETWORKS, viewOf, visitsOf } from "../picture-cases.js";
import { allMarks } from "../picture-views.js";

const SIZES = [{ width: 1280, height: 560 }, { width: 760, height: 480 }, { width: 390 }];
const COUNTS = [1, 3, 12, 40];
const LEAST = 0.6; // pixels that are drawn
const CLOSE = 0.03; // pixels, from rounding

const numbersOf = (path) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Both edges of a band, across the flow, as [start, end]. */
function edgesOf(path) {
  const n = numbersOf(path);
  if (path.includes("Q"))
    return [
      [n[0], n[10]],
      [n[5], n[7]],
    ];
  return n[0] === n[14]
    ? [
        [n[1], n[15]],
        [n[7], n[9]],
      ] // rightwards
    : [
        [n[0], n[14]],
        [n[6], n[8]],
      ]; // downwards
}

const stageIn = ({ reading, before, overlays, stage }) =>
  stage.size.width < 700
    ? tallStageOf(
        reading,
        stage.size.width,
        stage.size.type,
        roomOfBoth({ reading, before, overlays }),
      )
    : stage;

/** The bands of a picture, by their keys. */
function bandsOf(view) {
  const found = [...allMarks(marksOf(view))].filter(
    ({ tag, key }) => tag === "path" && /^(?:more |less )?(?:ribbon|out|into) /.test(key ?? ""),
  );
  return new Map(found.map(({ key, attributes }) => [key, edgesOf(attributes.d)]));
}

function* overlays() {
  const networks = Object.keys(NETWORKS).filter((name) => name !== "with places only");
  for (const name of networks) {
    for (const [index, count] of COUNTS.entries()) {
      for (const size of SIZES) {
        const other = networks[(networks.indexOf(name) + index) % networks.length];
        const options = { count, against: modelOf(other, 2), ...size };
        yield {
          view: viewOf(modelOf(name), options),
          words: `${name} with ${other}, ${count} visits, ${size.width} pixels`,
        };
      }
    }
  }
}

/** @param {[number, number]} edge */
const width = ([start, end]) => end - start;

test("the changed part of each ribbon is as wide as its weights differ, at both ends", () => {
  let drawn = 0;
  for (const { view, words } of overlays()) {
    const { reading, before } = view;
    if (!reading.hasPointer || !before.hasPointer) continue;
    const { full } = stageIn(view);
    const bands = bandsOf(view);
    for (let visit = 0; visit < reading.count; visit++) {
      const change = (reading.pointerWeights[visit] - before.pointerWeights[visit]) * full;
      const [shown, hidden] = change > 0 ? ["more", "less"] : ["less", "more"];
      assert.ok(!bands.has(`${hidden} ribbon ${visit}`), words);
      const found = bands.get(`${shown} ribbon ${visit}`);
      if (!found) assert.ok(Math.abs(change) < LEAST + CLOSE, `${words}: ${change} is not drawn`);
      for (const edge of found ?? []) {
        assert.ok(Math.abs(width(edge) - Math.abs(change)) < CLOSE, `${words}: ${edge}, ${change}`);
        drawn++;
      }
    }
  }
  assert.ok(drawn > 100);
});

test("the changed part of each band into the answer is as wide as its shares differ", () => {
  let drawn = 0;
  for (const { view, words } of overlays()) {
    const { reading, before } = view;
    const { full, across } = stageIn(view);
    for (const [key, edges] of bandsOf(view)) {
      const found = /^(more|less) out (pointer|generation) (\d+)$/.exec(key);
      if (!found) continue;
      const [, kind, path, location] = found;
      const change =
        (reading.shareOf(path, Number(location)) - before.shareOf(path, Number(location))) * full;
      assert.equal(kind, change > 0 ? "more" : "less", `${words}: ${key}`);
      for (const edge of edges) {
        assert.ok(Math.abs(width(edge) - Math.abs(change)) < CLOSE, `${words}: ${key}`);
      }
      const [[start, end]] = edges;
      assert.ok(
        start > across.gate - CLOSE && end < across.gate + full + CLOSE,
        `${words}: ${key}`,
      );
      drawn++;
    }
  }
  assert.ok(drawn > 100);
});

test("what is more lies within its band, and what is less beyond all bands and bars", () => {
  for (const { view, words } of overlays()) {
    const bands = bandsOf(view);
    for (const [key, edges] of bands) {
      const [, kind, of] = /^(?:(more|less) )?(.*)$/.exec(key) ?? [];
      for (const side of [0, 1]) {
        const edge = edges[side];
        const own = bands.get(of)?.[side];
        if (kind === "more") {
          assert.ok(edge[0] > own[0] - 0.4 && edge[1] < own[1] + 0.4, `${words}: ${key}`);
        }
        if (kind !== "less" || (side === 0 && of.startsWith("out"))) continue;
        const family = of.split(" ")[0];
        for (const [other, others] of bands) {
          if (other === key || !other.includes(family) || other.startsWith("more")) continue;
          const apart = edge[1] < others[side][0] + 0.4 || edge[0] > others[side][1] - 0.4;
          assert.ok(apart, `${words}: ${key} meets ${other} at its ${side ? "end" : "start"}`);
        }
      }
    }
  }
});

test("nothing of two passes lies outside the picture, and every number is finite", () => {
  for (const { view, words } of overlays()) {
    const { width: most, height } = view.stage.size;
    for (const { tag, key, attributes } of allMarks(marksOf(view))) {
      if (tag === "path" && String(attributes.class).startsWith("change")) {
        assert.ok(!/NaN|Infinity|undefined/.test(attributes.d), `${words}: ${attributes.d}`);
        const n = numbersOf(attributes.d);
        const [xs, ys] = [0, 1].map((part) => n.filter((_, index) => index % 2 === part));
        const what = `${words}: ${key} ${attributes.d}`;
        assert.ok(Math.min(...xs) > -1 && Math.max(...xs) < most + 1, what);
        assert.ok(Math.min(...ys) > -1 && Math.max(...ys) < height + 1, what);
      }
    }
  }
});

test("two equal passes have the whole scale and no changed part", () => {
  const model = modelOf("whole");
  const view = viewOf(model, { count: 12, width: 1280, height: 600, against: model });
  const { full } = stageOf(view.reading, view.stage.size);
  assert.ok(Math.abs(view.stage.full - full) < 1e-3);
  assert.equal([...bandsOf(view).keys()].filter((key) => /^(more|less)/.test(key)).length, 0);
});

test("two passes that share nothing take at most twice the room of one", () => {
  for (const { view } of overlays()) {
    const both = roomOfBoth(view);
    assert.ok(both >= 1 && both <= 2 + 1e-6, String(both));
  }
});

/** A pass over other visits of the same network, compared with one over the usual visits. */
function ofOtherVisits() {
  const model = modelOf("whole");
  const view = viewOf(model, { count: 5, width: 1280, height: 600, against: model });
  const before = new Reading(model.trace({ visits: visitsOf(7, 3) }), "in the other run");
  const stage = stageOf(view.reading, view.stage.size, roomOfBoth({ ...view, before }));
  return { ...view, before, stage };
}

test("other visits have no ribbons to compare, but answers and flows out of the gate", () => {
  const keys = [...bandsOf(ofOtherVisits()).keys()];
  assert.ok(!keys.some((key) => /^(more|less) ribbon/.test(key)));
  assert.ok(keys.some((key) => /^(more|less) out/.test(key)));
});

test("the other pass's answer has a row of its own", () => {
  const view = ofOtherVisits();
  const { location } = view.before.trace.prediction;
  const keys = [...allMarks(marksOf(view))].map(({ key }) => key);
  assert.ok(keys.includes(`place ${location}`));
});

test("nothing is said of a probability that a large model's trace does not list", () => {
  const view = ofOtherVisits();
  const { trace } = view.before;
  const [first] = view.reading.answer(4);
  const { probabilities, "generation.probabilities": _, ...tensors } = trace.tensors;
  const cut = (list) => list.filter(({ location }) => location !== first.location);
  const listed = trace.location_probabilities;
  const before = new Reading(
    {
      ...trace,
      tensors,
      location_probabilities: {
        ...listed,
        final: cut(listed.final),
        generation: cut(listed.generation),
      },
    },
    "in the other run",
  );
  assert.ok(probabilities);
  assert.equal(before.knownProbability(first.location), null);
  const row = [...allMarks(marksOf({ ...view, before }))].find(
    ({ key }) => key === `place ${first.location}`,
  );
  const inRow = [...allMarks([row])].map(({ key }) => key);
  assert.ok(!inRow.includes("before") && !inRow.includes("change"));
  const keys = [...bandsOf({ ...view, before }).keys()];
  assert.ok(!keys.some((key) => key.endsWith(`out generation ${first.location}`)));
  assert.doesNotMatch(sentenceOf(null, view.reading, before).text, /points/);
});

test("a head that only the other pass switches off is crossed out as such", () => {
  const model = modelOf("whole");
  const view = viewOf(model, { count: 5, width: 1280, height: 600, against: model });
  const trace = model.trace({ visits: visitsOf(5), interventions: { remove_heads: [[0, 1]] } });
  const before = new Reading(trace, "in the other run");
  const heads = [...allMarks(marksOf({ ...view, before }))].filter(
    ({ attributes }) => attributes["data-part"] === "layers.0.heads.1",
  );
  assert.match(heads[0].attributes["aria-label"], /switched off in the other run/);
  assert.ok([...allMarks(heads)].some(({ key }) => key === "earlier cross"));
});

test("the sentence of a part says what it is in the other pass", () => {
  const { reading, before } = viewOf(modelOf("whole"), {
    count: 5,
    width: 1280,
    height: 600,
    against: modelOf("whole", 2),
  });
  const visit = sentenceOf({ kind: "visit", visit: 2 }, reading, before).text;
  assert.ok(
    visit.includes(`In the other run the pointer gives it ${percent(before.pointerWeights[2], 1)}`),
  );
  const [{ location }] = reading.answer(1);
  const place = sentenceOf({ kind: "place", location }, reading, before).text;
  assert.ok(place.includes(`its probability is ${percent(before.knownProbability(location), 1)}`));
  const gate = sentenceOf({ kind: "gate" }, reading, before).text;
  assert.ok(gate.includes(`In the other run it is ${before.gate.toFixed(2)}.`));
});

test("the tables of two passes have both numbers", () => {
  const { reading, before } = viewOf(modelOf("whole"), {
    count: 5,
    width: 1280,
    height: 600,
    against: modelOf("whole", 2),
  });
  const [visits, places] = pictureTables(reading, null, before);
  assert.equal(visits.columns.at(-1), "Pointer weight in the other run");
  assert.deepEqual(
    visits.rows.map((row) => row.at(-1)),
    [...before.pointerWeights],
  );
  assert.equal(places.columns.at(-1), "Probability in the other run");
  assert.equal(
    places.rows[0].at(-1),
    before.knownProbability(reading.trace.location_probabilities.final[0].location),
  );
});

test("the table of the answer names how many places it lists, and the others have a row", () => {
  const { reading } = viewOf(modelOf("whole"), { count: 5, width: 1280, height: 600 });
  const [, { caption, columns, rows }] = pictureTables(reading);
  const listed = reading.trace.location_probabilities.final.length;
  const all = reading.trace.architecture.locations - 2; // without padding and "unknown"
  assert.match(caption, new RegExp(`: the ${listed} most probable of ${all} places$`));
  assert.match(String(rows.at(-1)?.[0]), new RegExp(`^${all - listed} other places?$`));
  const gate = reading.gate;
  for (const [column, whole] of [1, 1, gate, 1 - gate, 1].entries()) {
    const sum = rows.reduce((total, row) => total + Number(row[column + 1]), 0);
    assert.ok(Math.abs(sum - whole) < 1e-5, `${columns[column + 1]}: ${sum}`);
  }
});

test("passes beside each other draw equal lengths of vectors equally long", () => {
  const [one, other] = [modelOf("whole"), modelOf("whole", 2)];
  const views = [
    [one, other],
    [other, one],
  ].map(([model, beside]) => ({
    ...viewOf(model, { count: 5, width: 1280, height: 600 }),
    beside: new Reading(beside.trace({ visits: visitsOf(5) })),
  }));
  const scales = views.map((view) => {
    const bars = [...allMarks(marksOf(view))].find(({ key }) => key === "residual");
    const [, width] = /h([\d.]+)/.exec(bars.attributes.d);
    const length = view.reading.stream(0).residual[0];
    return { scale: Number(width) / length, rounding: 0.005 / length };
  });
  const difference = Math.abs(scales[0].scale - scales[1].scale);
  assert.ok(difference <= scales[0].rounding + scales[1].rounding);
});

test("a note says what cannot be overlaid, and nothing where all can", () => {
  const of = (name, visits = 5) => new Reading(modelOf(name).trace({ visits: visitsOf(visits) }));
  const whole = of("whole");
  assert.equal(overlayNote(whole, of("without a gate"), true), "");
  assert.equal(overlayNote(whole, of("whole"), false), null);
  assert.match(overlayNote(whole, of("whole", 6), true), /^The visits differ/);
  assert.match(overlayNote(whole, of("without a pointer"), true), /second network has no pointer/);
  assert.match(overlayNote(of("without a pointer"), whole, true), /first network has no pointer/);
  assert.match(overlayNote(of("without a generation head"), whole, true), /no generation head/);
});

test("a part of one picture is found in the other by its place where visits differ", () => {
  const of = (visits) => new Reading(modelOf("whole").trace({ visits: visitsOf(visits) }));
  const [here, same, other] = [of(5), of(5), of(6)];
  assert.equal(samePart("visits.2", here, same, true), "visits.2");
  assert.equal(samePart("visits.2", here, other, true), `places.${here.locations[2]}`);
  assert.equal(samePart("visits.2", here, same, false), null);
  assert.equal(samePart("places.7", here, other, true), "places.7");
  assert.equal(samePart("places.7", here, other, false), null);
  assert.equal(samePart("layers.0.heads.1", here, other, false), "layers.0.heads.1");
  assert.equal(samePart(null, here, other, true), null);
});
