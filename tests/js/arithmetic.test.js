import assert from "node:assert/strict";
import { test } from "node:test";

import {
  equationText,
  factorText,
  numberText,
  parseNumber,
  sumText,
} from "../../static/js/arithmetic.js";

test("numbers have at most six digits, or all of a whole number, and a true minus sign", () => {
  assert.equal(numberText(1 / 3), "0.333333");
  assert.equal(numberText(-2.5), "−2.5");
  assert.equal(numberText(1_234_567.8), "1234570");
  assert.equal(numberText(85_017_600), "85017600");
  assert.equal(numberText(-2_147_483_648), "−2147483648");
  assert.equal(numberText(Number.POSITIVE_INFINITY), "∞");
  assert.equal(numberText(Number.NEGATIVE_INFINITY), "−∞");
});

test("numbers of tables are read", () => {
  assert.equal(parseNumber("−1,234.5"), -1234.5);
  assert.equal(parseNumber("−∞"), Number.NEGATIVE_INFINITY);
  assert.equal(parseNumber("-inf"), Number.NEGATIVE_INFINITY);
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

test("the equation of a copy is left out", () => {
  assert.equal(equationText("2", "2"), "2");
  assert.equal(equationText("1 + 1", "2"), "1 + 1 = 2");
});
