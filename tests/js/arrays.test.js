import assert from "node:assert/strict";
import { test } from "node:test";

import { at, plain, rowsOf, tensor } from "../../static/js/arrays.js";

/** @param {ArrayBufferView} array */
function base64(array) {
  return Buffer.from(array.buffer).toString("base64");
}

test("lists and lists of rows keep their values and shape", () => {
  assert.deepEqual(tensor([1, 2, 3]), { values: [1, 2, 3], shape: [3] });
  const rows = [
    [1, 2],
    [3, 4],
    [5, 6],
  ];
  assert.deepEqual(tensor(rows), { values: [1, 2, 3, 4, 5, 6], shape: [3, 2] });
  assert.deepEqual(tensor(rows.map((row) => Float32Array.from(row))), tensor(rows));
  assert.deepEqual(tensor([]), { values: [], shape: [0] });
});

test("base64 is read as the type that its dtype names", () => {
  for (const [dtype, array] of Object.entries({
    f4: Float32Array.of(0.5, -1.25),
    f8: Float64Array.of(0.1, Number.NEGATIVE_INFINITY),
    i1: Int8Array.of(-128, 127),
    i2: Int16Array.of(-300, 300),
    i4: Int32Array.of(-70_000, 70_000),
    u1: Uint8Array.of(0, 255),
    u2: Uint16Array.of(0, 65_535),
    u4: Uint32Array.of(0, 4_294_967_295),
  })) {
    const { values, shape } = tensor({ dtype, bdata: base64(array) });
    assert.deepEqual([...Array.from(values)], [...array], dtype);
    assert.deepEqual(shape, [2]);
  }
  assert.throws(() => tensor({ dtype: "c8", bdata: "" }), /c8/);
});

test("a part is the row-major slice at an index of the first dimension", () => {
  const array = Float32Array.from({ length: 24 }, (_, index) => index);
  const whole = tensor({ dtype: "f4", bdata: base64(array), shape: "2,3,4" });
  const row = at(at(whole, 1), 2);
  assert.deepEqual(row.shape, [4]);
  assert.deepEqual(Array.from(row.values), [20, 21, 22, 23]);
});

test("Plotly gets vectors as they are and matrices as rows", () => {
  assert.deepEqual(plain(tensor([1, 2])), [1, 2]);
  const matrix = { values: [1, 2, 3, 4, 5, 6], shape: [2, 3] };
  assert.deepEqual(plain(matrix), [
    [1, 2, 3],
    [4, 5, 6],
  ]);
  assert.deepEqual(rowsOf(matrix), plain(matrix));
});
