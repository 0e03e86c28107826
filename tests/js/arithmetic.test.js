import assert from "node:assert/strict";
import { test } from "node:test";

import {
  conclusionText,
  equationText,
  factorText,
  finite,
  numberText,
  parseNumber,
  quotientText,
  sumText,
  templateText,
} from "../../static/js/arithmetic.js";

test("numbers have at most six digits and a true minus sign", () => {
  assert.equal(numberText(1 / 3), "0.333333");
  assert.equal(numberText(-2.5), "−2.5");
  assert.equal(numberText(1_234_567.8), "1234570");
  assert.equal(numberText(Number.POSITIVE_INFINITY), "∞");
  assert.equal(numberText(Number.NEGATIVE_INFINITY), "−∞");
});

test("numbers of tables and of JSON are read", () => {
  assert.equal(parseNumber("−1,234.5"), -1234.5);
  assert.equal(parseNumber("−∞"), Number.NEGATIVE_INFINITY);
  assert.equal(parseNumber("-inf"), Number.NEGATIVE_INFINITY);
  assert.equal(finite("-inf"), Number.NEGATIVE_INFINITY);
  assert.equal(finite(2), 2);
});

test("negative factors stand in brackets", () => {
  assert.equal(factorText(-1.5), "(−1.5)");
  assert.equal(factorText(1.5), "1.5");
});

test("of many terms the first twelve and the last two are written", () => {
  const terms = Array.from({ length: 25 }, (_, index) => `t${index}`);
  assert.equal(sumText(terms.slice(0, 3)), "t0 + t1 + t2");
  assert.equal(sumText(terms), `${terms.slice(0, 12).join(" + ")} + … + t23 + t24`);
});

test("a divisor of one, and the equation of a copy, are left out", () => {
  assert.equal(quotientText("a + b", 1), "a + b");
  assert.equal(quotientText("a + b", 4), "(a + b) / 4");
  assert.equal(equationText("2", "2"), "2");
  assert.equal(equationText("1 + 1", "2"), "1 + 1 = 2");
});

test("templates are written as in mathematics", () => {
  assert.equal(
    templateText("{S} * exp({x}) - sqrt(pi)", (name) => `<${name}>`),
    "<S> · exp(<x>) − √(π)",
  );
});

const CELL = { title: "", row: "", column: "", among: [], plus: null, over: 1, template: "" };
/** @param {number} value @param {string} [name] */
const term = (value, name = "") => ({ label: "", value, left: null, right: null, name });

test("conclusions say how the terms give the value", () => {
  const terms = [term(1.5), term(-0.5)];
  assert.equal(conclusionText({ ...CELL, kind: "row-sum", terms, result: 1 }), "Sum 1");
  assert.equal(
    conclusionText({ ...CELL, kind: "product", terms, plus: 3, over: 2, result: 2 }),
    "Sum 1, plus 3, divided by 2 = 2",
  );
  assert.equal(
    conclusionText({ ...CELL, kind: "softmax", terms: [term(0.25)], over: 2, result: 0.125 }),
    "0.25 / 2 = 0.125",
  );
  assert.equal(
    conclusionText({
      ...CELL,
      kind: "cells",
      template: "{x} / 2",
      terms: [term(-3, "x")],
      result: -1.5,
    }),
    "(−3) / 2 = −1.5",
  );
});
