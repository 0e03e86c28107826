import assert from "node:assert/strict";
import { test } from "node:test";

import { fitFigure, selectTicks, shorten } from "../../static/js/figure-layout.js";

const MOMENTS = Array.from({ length: 40 }, (_, index) => `Riverside Offices ${index} · Mon 08:00`);

/** @param {object} layout @param {object[]} data @returns {any} */
function figure(layout, data = []) {
  return {
    data,
    layout: {
      height: 400,
      meta: { view: "", title: "", caption: "", summary: "" },
      template: { layout: { font: { size: 16 }, hoverlabel: { font: {} } } },
      ...layout,
    },
  };
}

/** @param {Partial<{width: number, height: number, isFixed: boolean, scale: number}>} frame */
function frame(frame) {
  return { width: 960, height: 540, isFixed: true, scale: 1, ...frame };
}

test("all ticks are selected where there is room, else evenly", () => {
  assert.deepEqual(selectTicks(4, 4), [0, 1, 2, 3]);
  assert.deepEqual(selectTicks(10, 4), [0, 3, 6, 9]);
  assert.deepEqual(selectTicks(3, 0), [0]);
});

test("ticks are selected by priority, and keep their distance", () => {
  const priority = [0, 9, 8, 0, 0, 7, 0, 0];
  const selected = selectTicks(8, 3, priority); // a distance of 3
  assert.ok(selected.includes(1));
  assert.ok(selected.includes(5));
  assert.ok(!selected.includes(2));
  for (const [index, tick] of selected.slice(1).entries()) {
    assert.ok(tick - (selected[index] ?? 0) >= 3);
  }
});

test("short labels stay, long ones become the visit's number and the name's beginning", () => {
  assert.equal(shorten("Home · Mon 08:00", 2, Infinity, 40), "Home · Mon 08:00");
  assert.equal(shorten("Home · Mon 08:00", 2, Infinity, 10), "3 Home");
  assert.equal(shorten("Riverside Offices · Mon", 0, 300, Infinity), "1 River…");
  assert.equal(shorten("<b>12</b> Riverside Offices", 0, 300, Infinity), "<b>12</b> River…");
});

test("a figure without a frame is left as it is", () => {
  const given = figure({ xaxis: { ticktext: MOMENTS, tickvals: MOMENTS.map((_, i) => i) } });
  assert.deepEqual(fitFigure(given, frame({ width: 0 })), given);
});

test("labels of an axis are as many as there is room for", () => {
  const axis = { ticktext: MOMENTS, tickvals: MOMENTS.map((_, index) => index) };
  const low = fitFigure(figure({ yaxis: axis }), frame({ height: 300 })).layout.yaxis;
  const high = fitFigure(figure({ yaxis: axis }), frame({ height: 540 })).layout.yaxis;
  const [few, many] = [low?.ticktext?.length ?? 0, high?.ticktext?.length ?? 0];
  assert.ok(few < many && many < 40, `${few} ${many}`);
  assert.ok(few * 20 <= 300, "each label has a line of its own");
  assert.deepEqual(
    low?.ticktext,
    low?.tickvals?.map((index) => MOMENTS[Number(index)]),
  );
});

test("where not all rows have a label, those with the largest values shown have one", () => {
  const axis = { ticktext: MOMENTS, tickvals: MOMENTS };
  const labels = (/** @type {object} */ trace) => {
    const data = [{ y: MOMENTS, ...trace }];
    const meta = { priority: { yaxis: MOMENTS.map((_, index) => index) } };
    const fitted = fitFigure(figure({ meta, yaxis: axis }, data), frame({ height: 300 }));
    return fitted.layout.yaxis?.ticktext ?? [];
  };
  const sizes = MOMENTS.map((_, index) => (index === 17 ? -9 : index === 18 ? 8 : 0));
  const bars = labels({ type: "bar", orientation: "h", x: sizes });
  const cells = labels({ type: "heatmap", z: sizes.map((size) => Float32Array.of(0, size)) });
  for (const shown of [bars, cells]) {
    assert.ok(shown.includes(MOMENTS[17] ?? ""), shown.join());
    assert.ok(!shown.includes(MOMENTS[18] ?? ""), "labels have room");
    assert.ok(shown.length < MOMENTS.length);
  }
});

test("text of twice the size has the room of half the frame", () => {
  const axis = { ticktext: MOMENTS, tickvals: MOMENTS.map((_, index) => index) };
  const twice = fitFigure(figure({ yaxis: axis }), frame({ width: 1920, height: 1080, scale: 2 }));
  const once = fitFigure(figure({ yaxis: axis }), frame({}));
  assert.deepEqual(twice.layout.yaxis?.tickvals, once.layout.yaxis?.tickvals);
});

test("all numbers of visits that fit under a small map are shown", () => {
  const numbers = (/** @type {number} */ count) => {
    const ticktext = Array.from({ length: count }, (_, index) => String(index + 1));
    const tickvals = ticktext.map((_, index) => index);
    const xaxis = { domain: [0, 0.23], tickangle: 0, ticktext, tickvals };
    const { layout } = fitFigure(figure({ xaxis }), frame({ width: 374 }));
    return layout.xaxis?.ticktext;
  };
  assert.deepEqual(numbers(3), ["1", "2", "3"]);
  assert.ok((numbers(12)?.length ?? 0) <= 3, "numbers of two digits do not touch");
});

test("a tiny frame has no titles, no colour bar and no large legend", () => {
  const names = ["pointer", "generation head", "blend"];
  const given = figure(
    { xaxis: { title: { text: "steps back" } }, coloraxis: { colorbar: { tickvals: [0, 1] } } },
    names.map((name) => ({ type: "bar", name })),
  );
  const { layout } = fitFigure(given, frame({ width: 300, height: 150 }));
  assert.deepEqual(layout.xaxis?.title, {});
  assert.equal(layout.coloraxis?.showscale, false);
  assert.equal(layout.showlegend, false);
  assert.equal(fitFigure(given, frame({})).layout.showlegend, undefined);
});

test("a tiny frame takes the figure's own changes, where null removes a part", () => {
  const given = figure({
    meta: { small: { annotations: null, xaxis: { dtick: 5 } } },
    annotations: [{ text: "a", y: 1 }],
    xaxis: { dtick: 1, side: "top" },
  });
  const { layout } = fitFigure(given, frame({ width: 300 }));
  assert.ok(!("annotations" in layout));
  assert.equal(layout.xaxis?.side, "top");
});

test("cells that are too low for their texts have none", () => {
  const heatmap = { type: "heatmap", texttemplate: "%{z}" };
  const axis = { ticktext: MOMENTS, tickvals: MOMENTS.map((_, index) => index) };
  const textAt = (/** @type {number} */ height) =>
    fitFigure(figure({ yaxis: axis }, [heatmap]), frame({ height })).data[0]?.texttemplate;
  assert.equal(textAt(400), "");
  assert.equal(textAt(1000), "%{z}");
});
