/** Texts: embed codes, interventions in words, and numbers as readers type them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { changesOf, summary } from "../../static/js/changes.js";
import { embedCodes } from "../../static/js/embed-codes.js";
import { parseNumber, readValue } from "../../static/js/lesson-inputs.js";
import { short } from "../../static/js/picture/opened-score.js";
import { changeInPoints, shareAfter } from "../../static/js/picture/text.js";
import { differenceTable } from "../../static/js/places-table.js";
import { piecesOf } from "../../static/js/unbroken.js";

const VIEW = {
  title: 'A "b" <c>',
  caption: "50 % of Đorđe’s",
  name: "town-head",
  server: "https://x.example/a/",
  embed: "https://x.example/a/embed/town/head?a=1&b={2}",
  picture: "https://x.example/a/p.png?q=<>",
  attributes: { model: "town", fill: "", visits: 'say "x" & y' },
};

test("codes of HTML escape what could end an attribute", () => {
  const { "HTML frame": frame = "", "Web component": element = "" } = embedCodes(VIEW);
  assert.ok(frame.includes('title="A &quot;b&quot; &lt;c&gt;"'));
  assert.ok(frame.includes('src="https://x.example/a/embed/town/head?a=1&amp;b={2}"'));
  assert.ok(element.includes('<script src="https://x.example/a/pointer-view.js" defer>'));
  assert.ok(element.includes(' model="town" fill visits="say &quot;x&quot; &amp; y">'));
  for (const code of [frame, element]) {
    assert.ok(
      code.includes('<a href="https://x.example/a/embed/town/head?a=1&amp;b={2}"><img src='),
    );
    assert.ok(code.includes('src="https://x.example/a/p.png?q=&lt;&gt;" alt="A &quot;b&quot; '));
  }
});

test("codes of Markdown and LaTeX escape their own signs", () => {
  const { Markdown = "", LaTeX = "", Quarto = "" } = embedCodes(VIEW);
  assert.ok(Markdown.startsWith('[![A "b" \\<c\\>](<https://x.example/a/p.png?q=%3C%3E>)]'));
  assert.ok(LaTeX.includes("\\href{https://x.example/a/embed/town/head?a=1\\&b=%7B2%7D}"));
  assert.ok(LaTeX.includes('A "b" \\textless{}c\\textgreater{}. 50 \\% of Dorde’s'));
  assert.ok(Quarto.includes(Markdown));
});

test("letters that LaTeX cannot print become question marks", () => {
  const { LaTeX = "" } = embedCodes({ ...VIEW, title: "ą → 漢", caption: "" });
  assert.ok(LaTeX.includes("\\caption{a $\\to$ ?}"));
});

test("a comma parts a name that ends in a digit from its share", () => {
  assert.equal(shareAfter("Place 2", 0.06), ", 6 %");
  assert.equal(shareAfter("Home", 0.06), " 6 %");
});

test("a number stays with its unit, and with the signs around both", () => {
  const text = "78 % of 3 visits, 0.5 points more; 45 min or 8 h. (<1 %).";
  const pieces = piecesOf(text);
  assert.equal(pieces.join(""), text);
  const kept = pieces.filter((_, index) => index % 2);
  assert.deepEqual(kept, ["78 %", "0.5 points", "45 min", "8 h.", "(<1 %)."]);
  assert.deepEqual(piecesOf("Room 3 hosts 2 minutes"), ["Room 3 hosts 2 minutes"]);
});

test("interventions are named in a sentence, heads with what replaces them", () => {
  assert.equal(summary({}), "Nothing is changed.");
  assert.equal(
    summary({ gate: 0, remove_heads: [[0, 1]], replace_with: "mean" }),
    "Changed: gate forced to 0; L0 H1 replaced by the mean.",
  );
  assert.equal(summary({ remove_heads: "all" }), "Changed: every head switched off.");
  assert.equal(
    summary({ skip: [{ layer: 1, part: "feed_forward" }], mask_visits: [0, 2] }),
    "Changed: feed-forward of layer 1 skipped; visits 1, 3 masked.",
  );
});

test("where room is short, many heads are counted, and few are named", () => {
  const heads = [0, 1].flatMap((layer) => [0, 1, 2, 3].map((head) => [layer, head]));
  const [all] = changesOf({ remove_heads: heads });
  assert.equal(all.short, "8 heads switched off");
  assert.ok(all.text.startsWith("L0 H0, L0 H1") && all.text.endsWith("L1 H3 switched off"));
  const [few] = changesOf({ remove_heads: heads.slice(0, 2), replace_with: "mean" });
  assert.equal(few.short, "L0 H0, L0 H1 replaced by the mean");
});

test("numbers are read with point or comma, and other texts are none", () => {
  assert.equal(parseNumber(" −0,5 "), -0.5);
  assert.equal(parseNumber("1e-3"), 0.001);
  for (const text of ["", "1,2,3", "0x10", "1e999", "one"]) assert.equal(parseNumber(text), null);
});

test("inputs are read by their kind, and not at all while a cell holds no number", () => {
  assert.deepEqual(
    readValue("matrix", [
      ["1", "2"],
      ["3", "4"],
    ]),
    [
      [1, 2],
      [3, 4],
    ],
  );
  assert.equal(readValue("matrix", [["1", "x"]]), null);
  assert.deepEqual(readValue("words", ["1", "b"]), ["1", "b"]);
  assert.equal(readValue("number", "0.5"), 0.5);
});

test("a change in points is the difference of the two percentages beside it", () => {
  const [now, was] = [0.51249, 0.31051]; // shown as 51.2 % and 31.1 %
  assert.deepEqual(changeInPoints(now, was), { change: 20.1, size: "20.1", sign: "▲" });
  assert.deepEqual(changeInPoints(was, now), { change: -20.1, size: "20.1", sign: "▼" });
  assert.equal(changeInPoints(0.5, 0.50049).size, "0.0");
  const [first, second] = [now, was].map((probability) => ({
    location_probabilities: { final: [{ location: 2, name: "Café", probability }] },
  }));
  const { rows } = differenceTable(/** @type {any} */ (first), /** @type {any} */ (second), 1);
  assert.deepEqual(rows, [["Café", "51.2 %", "31.1 %", "+20.1 points"]]);
});

test("a weight can be recomputed from the numbers of its softmax as they are written", () => {
  for (let total = 1; total < 60; total += 0.0137) {
    for (const own of [1, 0.1466, 0.7]) {
      const shown = Number(short(own)) / Number(short(total));
      assert.ok(Math.abs(shown - own / total) < 0.00006, `${own} / ${total}`); // 0.006 points
    }
  }
});
