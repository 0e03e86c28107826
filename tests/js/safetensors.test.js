import assert from "node:assert/strict";
import { test } from "node:test";

import { readSafetensors, WeightsError } from "../../static/js/network/safetensors.js";

/** A file with a header and some bytes of numbers. */
function file(header, numbers = new Uint8Array(), length = null) {
  const text = new TextEncoder().encode(
    typeof header === "string" ? header : JSON.stringify(header),
  );
  const bytes = new Uint8Array(8 + text.length + numbers.byteLength);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(length ?? text.length), true);
  bytes.set(text, 8);
  bytes.set(
    new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
    8 + text.length,
  );
  return bytes.buffer;
}

const entry = (dtype, shape, start, end) => ({ dtype, shape, data_offsets: [start, end] });

function refuses(content, message) {
  assert.throws(
    () => readSafetensors(content),
    (error) => {
      assert.ok(error instanceof WeightsError);
      assert.match(error.message, message);
      return true;
    },
  );
}

test("single-precision numbers are read with names and shapes, in any order of the header", () => {
  const header = {
    b: entry("F32", [1, 2], 4, 12),
    __metadata__: { format: "pt" },
    a: entry("F32", [], 0, 4),
  };
  const tensors = readSafetensors(file(header, Float32Array.of(0.5, -1.5, 3e38)));
  assert.deepEqual(Object.keys(tensors).sort(), ["a", "b"]);
  assert.deepEqual(tensors.a, { values: Float32Array.of(0.5), shape: [] });
  assert.deepEqual(tensors.b, { values: Float32Array.of(-1.5, 3e38), shape: [1, 2] });
});

test("half-precision numbers are read exactly", () => {
  // One, minus two, the largest, the smallest normal, the smallest, a third, minus zero.
  const bits = Uint16Array.of(0x3c00, 0xc000, 0x7bff, 0x0400, 0x0001, 0x3555, 0x8000);
  const { a } = readSafetensors(file({ a: entry("F16", [7], 0, 14) }, bits));
  const third = 0x555 / 4096;
  assert.deepEqual([...a.values], [1, -2, 65504, 2 ** -14, 2 ** -24, third, -0]);
});

test("a tensor without numbers, and a name that objects have already, are read", () => {
  const tensors = readSafetensors(
    file('{"__proto__":{"dtype":"F32","shape":[0,3],"data_offsets":[0,0]}}'),
  );
  assert.deepEqual(Object.keys(tensors), ["__proto__"]);
});

test("a file that is cut short is refused wherever it ends", () => {
  const whole = file({ a: entry("F32", [2], 0, 8) }, Float32Array.of(1, 2));
  readSafetensors(whole);
  for (let end = 0; end < whole.byteLength; end++) {
    refuses(whole.slice(0, end), /damaged or cut short: .*\. Load them again\./);
  }
});

test("a file that is longer than its tensors is refused", () => {
  refuses(
    file({ a: entry("F32", [1], 0, 4) }, Float32Array.of(1, 2)),
    /4 bytes belong to no tensor/,
  );
});

test("tensors that overlap, leave gaps or have another size than their shape are refused", () => {
  const numbers = Float32Array.of(1, 2, 3);
  for (const header of [
    { a: entry("F32", [2], 0, 8), b: entry("F32", [2], 4, 12) },
    { a: entry("F32", [1], 0, 4), b: entry("F32", [1], 8, 12) },
    { a: entry("F32", [2], 0, 12) },
    { a: entry("F32", [3], 4, 16) },
  ]) {
    refuses(file(header, numbers), /is misplaced/);
  }
});

test("a header that is none is refused", () => {
  refuses(file("{"), /no header/);
  refuses(file("[1]"), /has no place/);
  refuses(file("null"), /no header/);
  refuses(file("3"), /no header/);
  refuses(file("{}", new Uint8Array(), 1_000_001), /header claims 1000001 bytes/);
  for (const shape of [null, [-1], [0.5], ["1"], "1"]) {
    refuses(file({ a: { dtype: "F32", shape, data_offsets: [0, 0] } }), /`a` has no place/);
  }
  for (const places of [null, [0], [0, 1, 2], [-4, 0]]) {
    refuses(file({ a: { dtype: "F32", shape: [0], data_offsets: places } }), /`a` has no place/);
  }
});

test("numbers of other types are refused with those that are read", () => {
  const header = { a: entry("BF16", [1], 0, 2) };
  refuses(
    file(header, Uint16Array.of(1)),
    /type BF16. Save the weights in single or half precision/,
  );
  refuses(file({ a: entry("constructor", [0], 0, 0) }), /type constructor/);
});

test("numbers that are not finite are refused by the name of their parameter", () => {
  for (const bits of [0x7c00, 0xfc00, 0x7e00]) {
    refuses(
      file({ a: entry("F16", [1], 0, 2) }, Uint16Array.of(bits)),
      /`a` holds numbers that are not finite/,
    );
  }
  for (const number of [Number.NaN, Number.POSITIVE_INFINITY]) {
    refuses(file({ b: entry("F32", [1], 0, 4) }, Float32Array.of(number)), /`b` holds numbers/);
  }
});
