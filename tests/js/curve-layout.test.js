import assert from "node:assert/strict";
import test from "node:test";
import { duration, layOut, sentence } from "../../static/js/data/curve-layout.js";

const point = (epoch, accuracy) => ({
  epoch,
  training_loss: 2,
  validation_loss: 2,
  validation_accuracy_at_1: accuracy,
});
const JOB = {
  epochs: 8,
  best_epoch: 2,
  curve: [point(1, 0.2), point(2, 0.31)],
  baselines: { last_place: 0.1, markov: 0.3, most_frequent_place: 0.299 },
};

test("a larger share lies higher, and the first epoch at the left", () => {
  const { points, rules } = layOut(JOB, 900);
  assert.ok(points[1].y < points[0].y && points[0].x < points[1].x);
  assert.ok(points[1].y < rules[0].y);
  assert.deepEqual(
    points.map(({ isBest }) => isBest),
    [false, true],
  );
});

test("names of rules do not overlap, and a phone has no room for them", () => {
  const { labels, height } = layOut(JOB, 900);
  assert.deepEqual(
    labels.map(({ name }) => name),
    ["markov", "most frequent place", "last place"],
  );
  for (const [index, { label }] of labels.slice(1).entries())
    assert.ok(label - labels[index].label >= 15);
  assert.ok(labels.every(({ label }) => label < height));
  assert.equal(layOut(JOB, 340).labels.length, 0);
});

test("a training without a finished epoch, or with one, has a place for everything", () => {
  for (const job of [
    { epochs: 0, best_epoch: null, curve: [], baselines: {} },
    { epochs: 1, best_epoch: 1, curve: [point(1, 0)], baselines: { markov: 0 } },
    { epochs: 1, best_epoch: 1, curve: [point(1, 1)], baselines: { markov: 1 } },
  ]) {
    const plan = layOut(job, 900);
    const numbers = [...plan.points.flatMap(({ x, y }) => [x, y]), ...plan.ticks.map(({ y }) => y)];
    assert.ok(numbers.every(Number.isFinite));
    assert.ok(plan.points.every(({ y }) => y >= 0 && y <= plan.height));
  }
});

test("the curve is said with the best simple rule", () => {
  assert.equal(
    sentence(JOB),
    "After epoch 2 of at most 8, the network names 31.0 % of next places right. The best simple rule, markov, reaches 30.0 %.",
  );
  assert.match(sentence({ ...JOB, curve: [] }), /^No epoch is finished yet/);
});

test("durations are in seconds, minutes or hours", () => {
  assert.deepEqual([0.2, 119, 600, 7260].map(duration), ["1 s", "119 s", "10 min", "2 h 1 min"]);
});
