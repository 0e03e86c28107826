/** The network: what it refuses, and what a trace holds that no other test compares with Python. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  checkFinite,
  explain,
  explanationContent,
  NonFiniteError,
} from "../../static/js/network/explanation.js";
import { PointerNetwork } from "../../static/js/network/network.js";
import { People, Places } from "../../static/js/network/places.js";
import { WeightsError } from "../../static/js/network/safetensors.js";

const ARCHITECTURE = {
  locations: 6,
  users: 3,
  d_model: 4,
  heads: 2,
  layers: 1,
  feed_forward: 3,
  max_visits: 4,
  components: ["user", "sinusoidal", "attention", "pointer", "position_bias", "generation", "gate"],
};
/** @type {Record<string, number[]>} */
const SHAPES = {
  "loc_emb.weight": [6, 4],
  "user_emb.weight": [3, 4],
  "input_proj.weight": [4, 8],
  "input_proj.bias": [4],
  "input_norm.weight": [4],
  "input_norm.bias": [4],
  pos_encoding: [1, 4, 4],
  "transformer.layers.0.self_attn.in_proj_weight": [12, 4],
  "transformer.layers.0.self_attn.in_proj_bias": [12],
  "transformer.layers.0.self_attn.out_proj.weight": [4, 4],
  "transformer.layers.0.self_attn.out_proj.bias": [4],
  "transformer.layers.0.norm1.weight": [4],
  "transformer.layers.0.norm1.bias": [4],
  "transformer.layers.0.linear1.weight": [3, 4],
  "transformer.layers.0.linear1.bias": [3],
  "transformer.layers.0.linear2.weight": [4, 3],
  "transformer.layers.0.linear2.bias": [4],
  "transformer.layers.0.norm2.weight": [4],
  "transformer.layers.0.norm2.bias": [4],
  "pointer_query.weight": [4, 4],
  "pointer_query.bias": [4],
  "pointer_key.weight": [4, 4],
  "pointer_key.bias": [4],
  position_bias: [4],
  "gen_head.weight": [6, 4],
  "gen_head.bias": [6],
  "ptr_gen_gate.0.weight": [2, 4],
  "ptr_gen_gate.0.bias": [2],
  "ptr_gen_gate.2.weight": [1, 2],
  "ptr_gen_gate.2.bias": [1],
};
const WEIGHTS = Object.fromEntries(
  Object.entries(SHAPES).map(([name, shape], place) => [name, tensor(shape, place)]),
);

/** A tensor of numbers that look random. */
function tensor(shape, place) {
  const size = shape.reduce((product, length) => product * length, 1);
  const values = Float32Array.from({ length: size }, (_, i) => Math.sin(37 * place + 11 * i));
  return { values, shape };
}

/** Features of a history at some places. */
function history(locations, user = 1) {
  const visits = locations.length;
  const column = (value) => Int32Array.from({ length: visits }, (_, visit) => value(visit));
  return {
    locations: Int32Array.from(locations),
    user,
    time: column((visit) => visit),
    weekday: column(() => 2),
    recency: column(() => 1),
    duration: column(() => 0),
    positionFromEnd: column((visit) => Math.min(visits - visit, 3)),
  };
}

const network = new PointerNetwork(ARCHITECTURE, WEIGHTS);
const BUNDLE = {
  id: "town",
  network,
  places: new Places([], ARCHITECTURE.locations),
  people: new People({}, ARCHITECTURE.users),
};
const lists = (trace) => Object.entries(trace).map(([site, { values }]) => [site, [...values]]);

function refuses(change, message) {
  const { architecture = ARCHITECTURE, weights = WEIGHTS } = change;
  assert.throws(
    () => new PointerNetwork(architecture, weights),
    (error) => {
      assert.ok(error instanceof WeightsError);
      assert.match(error.message, message);
      return true;
    },
  );
}

test("weights that do not fit the architecture are refused with what to do", () => {
  const { "gen_head.bias": _, ...others } = WEIGHTS;
  refuses({ weights: others }, /`gen_head.bias` is missing. Put the weights and the model.json/);
  const wrong = { ...WEIGHTS, "gen_head.bias": tensor([7], 0) };
  refuses({ weights: wrong }, /`gen_head.bias` has the shape \[7\]; expected \[6\]. Put the/);
  refuses(
    { weights: { ...WEIGHTS, "time_emb.weight": tensor([97, 1], 0) } },
    /`time_emb.weight` is no parameter of this network. Put the/,
  );
});

test("a card that does not fit the weights is refused", () => {
  refuses({ architecture: { ...ARCHITECTURE, heads: 3 } }, /3 heads do not divide a width of 4/);
  refuses({ architecture: { ...ARCHITECTURE, heads: 0 } }, /0 heads do not divide/);
  const none = { ...ARCHITECTURE, components: ["user", "attention"] };
  refuses({ architecture: none }, /needs a pointer or a generation head/);
  refuses({ architecture: { ...ARCHITECTURE, max_visits: 5 } }, /`pos_encoding` has the shape/);
  const components = [...ARCHITECTURE.components, "rotary"];
  refuses(
    { architecture: { ...ARCHITECTURE, components } },
    /does not know the component "rotary". Reload/,
  );
});

test("a history that is empty, too long or outside the embeddings is refused", () => {
  assert.throws(() => network.trace(history([])), /must have 1 to 4 visits/);
  assert.throws(() => network.trace(history([2, 2, 2, 2, 2])), /must have 1 to 4 visits/);
  assert.throws(() => network.trace(history([6])), /id 6 has no embedding; ids run from 0 to 5/);
  assert.throws(() => network.trace(history([-1])), /id -1 has no embedding/);
  assert.throws(() => network.trace(history([2], 3)), /id 3 has no embedding/);
});

test("a trace leaves the weights and an earlier trace as they are", () => {
  const before = lists(WEIGHTS);
  const first = network.trace(history([2, 3, 2]));
  const copy = lists(first);
  network.trace(history([4, 5]), {
    layer_norm: false,
    residuals: false,
    without_features: ["user"],
  });
  assert.deepEqual(lists(WEIGHTS), before);
  assert.deepEqual(lists(first), copy);
});

test("interventions that change nothing give the same numbers, be they left out or not", () => {
  const nothing = {
    gate: null,
    only: null,
    attention_temperature: 1,
    pointer_temperature: 1,
    order: [],
    scaling: true,
    pointer_scaling: true,
    position_bias: true,
    sinusoidal: true,
    skip: [],
    position_from_end: true,
    residuals: true,
    layer_norm: true,
    remove_heads: [],
    replace_with: "zero",
    without_features: [],
    mask_visits: [],
  };
  const expected = lists(network.trace(history([2, 3, 2])));
  assert.deepEqual(lists(network.trace(history([2, 3, 2]), nothing)), expected);
  const absent = Object.fromEntries(Object.keys(nothing).map((name) => [name, undefined]));
  assert.deepEqual(lists(network.trace(history([2, 3, 2]), absent)), expected);
  const mask = Uint8Array.of(1, 1, 1);
  assert.deepEqual(lists(network.trace({ ...history([2, 3, 2]), mask })), expected);
});

test("numbers that are not finite are refused by the name of the first tensor", () => {
  const trace = network.trace({ ...history([2, 3, 2]), mask: Uint8Array.of(0, 1, 1) });
  checkFinite(BUNDLE, trace);
  const broken = (site) => ({
    ...trace,
    [site]: { ...trace[site], values: trace[site].values.with(0, Number.NaN) },
    probabilities: { ...trace.probabilities, values: new Float32Array(6).fill(Number.NaN) },
  });
  for (const [site, name] of [
    ["layers.0.residual_in", "hidden[0]"],
    ["layers.0.heads.0.queries", "layers[0].queries"],
    ["layers.0.heads.1.keys", "layers[0].keys"],
    ["layers.0.heads.0.values", "layers[0].values"],
    ["layers.0.heads.1.weights", "layers[0].weights"],
    ["layers.0.heads.1.outputs", "layers[0].head_outputs"],
    ["layers.0.residual_out", "hidden[1]"],
    ["context", "context"],
    ["pointer.content_scores", "content_scores"],
    ["pointer.bias", "position_bias"],
    ["pointer.weights", "pointer_weights"],
    ["pointer.probabilities", "pointer_probabilities"],
    ["generation.logits", "generation_logits"],
    ["generation.probabilities", "generation_probabilities"],
    ["gate.hidden", "gate_hidden"],
    ["gate.logit", "gate_logit"],
    ["gate.value", "gate"],
    ["layers.0.norm1", "probabilities"],
  ]) {
    assert.throws(
      () => checkFinite(BUNDLE, broken(site)),
      (error) =>
        error instanceof NonFiniteError &&
        error.message.startsWith(
          `The model "town" cannot answer this query: its \`${name}\` contains`,
        ),
    );
  }
});

test("a place that nothing speaks for is still an answer", () => {
  const interventions = { only: "pointer" };
  const content = explanationContent(explain(BUNDLE, { visits: "#1", interventions, top_k: 3 }));
  assert.equal(content.unknown_probability, 1);
  const place = { location: 2, name: null, probability: 0 };
  assert.deepEqual(content.prediction, { ...place, from_pointer: 0, from_generation: 0 });
  assert.deepEqual(content.location_probabilities.final, [place]);
});

test("a pass with numbers that are too large is no answer", () => {
  const large = { values: new Float32Array(6).fill(3e38), shape: [6] };
  const overflowing = new PointerNetwork(ARCHITECTURE, {
    ...WEIGHTS,
    "gen_head.bias": large,
    "gen_head.weight": { ...WEIGHTS["gen_head.weight"], values: new Float32Array(24).fill(3e38) },
  });
  assert.throws(
    () => explain({ ...BUNDLE, network: overflowing }, { visits: "#2" }),
    NonFiniteError,
  );
});

test("the tensor of every site can be changed, and what depends on it follows", () => {
  const visits = history([2, 3, 2]);
  const plain = network.trace(visits);
  const sites = Object.keys(plain).filter((site) => !/\.(mean|reciprocal_deviation)$/.test(site));
  for (const site of sites) {
    const other = plain[site].values.map((_, index) => Math.sin(5 + 3 * index));
    const change = ({ shape }) => ({ values: other, shape });
    const trace = network.trace(visits, {}, { [site]: change });
    assert.deepEqual(trace[site].values, other, site);
    const others = (found) => lists(found).filter(([name]) => !name.startsWith(site));
    if (site !== "probabilities") assert.notDeepEqual(others(trace), others(plain), site);
  }
  assert.deepEqual(lists(network.trace(visits)), lists(plain)); // the network is as it was
});

test("a head whose outputs are set to zero is a removed head", () => {
  const visits = history([2, 3, 2]);
  const zero = ({ values, shape }) => ({ values: new Float32Array(values.length), shape });
  const changed = network.trace(visits, {}, { "layers.0.heads.1.outputs": zero });
  const removed = network.trace(visits, { remove_heads: [[0, 1]] });
  assert.deepEqual(lists(changed), lists(removed));
});

test("a run into which its own tensors are put stays as it is", () => {
  const visits = history([2, 3, 2]);
  const plain = network.trace(visits);
  const found = Object.entries(plain).filter(([site]) => !/norm/.test(site));
  const own = Object.fromEntries(found.map(([site, tensor]) => [site, () => tensor]));
  assert.deepEqual(lists(network.trace(visits, {}, own)), lists(plain));
});

test("a function is given a copy, and may return nothing", () => {
  const visits = history([2, 3, 2]);
  const read = ({ values }) => {
    values.fill(0);
  };
  const plain = lists(network.trace(visits));
  const changes = { "inputs.norm": read, "layers.0.norm1": read, context: read };
  assert.deepEqual(lists(network.trace(visits, {}, changes)), plain);
});

test("a norm that is changed has no statistics", () => {
  const constant = ({ values, shape }) => ({ values: values.fill(1), shape });
  const found = network.trace(history([2, 3]), {}, { "layers.0.norm1": constant });
  assert.ok(found["layers.0.norm2.mean"]);
  assert.equal(found["layers.0.norm1.mean"], undefined);
  assert.equal(found["layers.0.norm1.reciprocal_deviation"], undefined);
});

test("an unknown site comes with the nearest, and the statistics of norms cannot be changed", () => {
  const change = (tensor) => tensor;
  const trace = (site) => () => network.trace(history([2]), {}, { [site]: change });
  assert.throws(trace("layers.0.head.1.weights"), /no site `layers.0.head.1.weights`. .* Did you/);
  assert.throws(trace("layers.0.head.1.weights"), /`layers.0.heads.1.weights`/);
  assert.throws(trace("layers.0.norm1.mean"), /no site `layers.0.norm1.mean`/);
});

test("what cannot be put in at a site is refused", () => {
  const trace = (change) => () => network.trace(history([2, 3]), {}, { context: change });
  const short = { values: new Float32Array(2), shape: [2] };
  assert.throws(
    trace(() => short),
    /`context` returned a tensor of shape \[2\]; return one of shape \[4\]/,
  );
  const undefinedNumbers = ({ values, shape }) => ({ values: values.fill(Number.NaN), shape });
  assert.throws(trace(undefinedNumbers), /`context` returned infinite or undefined numbers/);
});

test("scores that are minus infinity may stay so", () => {
  const masked = { ...history([2, 3, 2]), mask: Uint8Array.of(0, 1, 1) };
  const same = (tensor) => tensor;
  const changes = { "pointer.scores": same, "layers.0.heads.0.scores": same };
  assert.deepEqual(lists(network.trace(masked, {}, changes)), lists(network.trace(masked)));
});
