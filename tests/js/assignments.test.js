import assert from "node:assert/strict";
import { test } from "node:test";
import { AssignedExercise } from "../../static/js/assignments/assigned.js";
import { checkOf, misfitOf } from "../../static/js/assignments/assignment.js";
import { crc32 } from "../../static/js/assignments/checksum.js";
import { countUnread, readLines, writeLine } from "../../static/js/assignments/line.js";
import { draftOf } from "../../static/js/assignments/progress.js";
import { markLines, tableOf } from "../../static/js/assignments/results.js";
import { RecordedLesson } from "../../static/js/lesson-record.js";
import { csvOf } from "../../static/js/table.js";

const LINE = {
  check: "1a2b3c4d",
  student: "Ada Lovelace",
  marks: "1.5/3",
  answers: [["0.25"], ["1/2", "-0,5"], []],
  tries: ["1", "2o", "0"],
};
const ASSIGNMENT = {
  exercises: ["one.number", "one.choice"],
  ...{ seed: "s", title: "", due: "", tolerance: "1" },
};
const LESSON = { record: new RecordedLesson({ inputs: [], steps: [] }), steps: {} };
/** Two exercises that are the same for everybody. */
const QUESTIONS = [
  {
    address: "one.number",
    source: LESSON,
    exercise: {
      ...{ id: "number", step: "a", decimals: 2, unit: "share", choices: [], given: [] },
      ...{ drawn: null, answer: [[0.25]] },
    },
  },
  {
    address: "one.choice",
    source: LESSON,
    exercise: {
      ...{ id: "choice", step: "a", decimals: 2, unit: "share", choices: ["Yes", "No"], given: [] },
      ...{ drawn: null, answer: "No" },
    },
  },
];

/** @param {Partial<typeof LINE>} [changes] */
function handedIn(changes = {}) {
  const line = { check: checkOf(ASSIGNMENT), student: "Ada", marks: "2/2", tries: ["1", "1"] };
  return writeLine({ ...line, answers: [["0.25"], ["b"]], ...changes });
}

test("the checksum is the CRC-32 that everybody computes", () => {
  assert.equal(crc32("123456789"), "cbf43926");
});

test("a link of an earlier version is told from one that was changed", () => {
  const misfit = (/** @type {string} */ check) =>
    misfitOf(new URLSearchParams(`seed=k3f9&exercises=gate.gate-value,gate.blended${check}`));
  assert.equal(misfit("&check=277ec10c"), "earlier");
  assert.equal(misfit("&check=277ec10d"), "changed");
  assert.equal(misfit(""), "changed");
  assert.equal(
    misfit(
      `&check=${checkOf({ ...ASSIGNMENT, exercises: ["gate.gate-value", "gate.blended"], seed: "k3f9" })}`,
    ),
    null,
  );
});

test("a line is read as it was written", () => {
  assert.deepEqual(readLines(writeLine(LINE)), [{ ...LINE, isWhole: true }]);
});

test("mail may break a line between any two words, and quote it", () => {
  const words = writeLine(LINE).split(" ");
  for (const end of words.keys()) {
    for (const between of ["\n", "\r\n", "\n> ", "\n> > "]) {
      const broken = `${words.slice(0, end).join(" ")}${between}${words.slice(end).join(" ")}`;
      if (end > 1) assert.deepEqual(readLines(`Hello,\n${broken}\nBest`)[0]?.isWhole, true, broken);
    }
  }
});

test("a changed character of a line is noticed, whichever it is", () => {
  const line = writeLine(LINE);
  for (let at = "PS1 | ".length; at < line.length - "12345678".length; at += 1) {
    if (" |".includes(line.charAt(at))) continue;
    const other = line.charAt(at) === "7" ? "8" : "7";
    const [read] = readLines(`${line.slice(0, at)}${other}${line.slice(at + 1)}`);
    assert.notEqual(read?.isWhole, true, `character ${at}`);
  }
});

test("lines are found among other text; one that breaks off is told apart", () => {
  const line = writeLine(LINE);
  const read = readLines(`Dear all,\n${line}\n\n${line.slice(0, 40)}\nregards\n${line} -- me`);
  assert.deepEqual(
    read.map((one) => one?.isWhole ?? null),
    [true, null, true],
  );
  assert.deepEqual(readLines("nothing here | PS2"), []);
});

test("rows outside the lines that were handed in are counted", () => {
  const line = writeLine(LINE);
  assert.equal(countUnread(line), 0);
  assert.equal(countUnread(`Dear all,\n${line}\nregards\n\nAda\n${line}\n`), 3);
  assert.equal(countUnread(`hello\n\n> ${line.replace("| Ada", "|\n> Ada")}`), 1);
});

test("reading takes time in proportion to the text", () => {
  for (const text of ["PS1 |", " ", "\n> ", "|", "PS1 | a | b | c | d | e | 12345678 "]) {
    const begun = performance.now();
    readLines(text.repeat(Math.ceil(2_000_000 / text.length)));
    assert.ok(performance.now() - begun < 5000, text);
  }
});

test("answers are marked again, and what disagrees is said", () => {
  const lines = [
    handedIn(),
    handedIn({ marks: "2/2", answers: [["0.5"], ["b"]] }),
    handedIn({ check: "00000000" }),
    handedIn({ answers: [["0.25"]] }),
    handedIn({ student: "Bob", answers: [["25%"], ["a"]], marks: "1/2" }),
  ];
  const results = markLines(readLines(lines.join("\n")), ASSIGNMENT, QUESTIONS);
  assert.deepEqual(
    results.map(({ total }) => total),
    [2, 1, null, null, 1],
  );
  assert.deepEqual(results[0]?.remarks, []);
  assert.match(results[1]?.remarks.join(" ") ?? "", /says 2\/2; its answers give 1\/2.*Line 2 of/);
  assert.match(results[2]?.remarks.join(" ") ?? "", /another assignment/);
  assert.match(results[3]?.remarks.join(" ") ?? "", /too few answers/);
  assert.deepEqual(results[4]?.remarks, []);
});

test("what is typed is a draft while it differs from what was checked", () => {
  assert.equal(draftOf(["0.25"], ["0.25"]), undefined);
  assert.deepEqual(draftOf(["0.2"], ["0.25"]), ["0.2"]);
  assert.deepEqual(draftOf(["", ""], ["1", "2"]), ["", ""]);
  assert.equal(draftOf(["", ""], []), undefined); // nothing was ever typed
  assert.deepEqual(draftOf(["", "3"], []), ["", "3"]);
});

test("an answer of several numbers says which cells are at fault", () => {
  const exercise = {
    ...{ id: "row", step: "a", decimals: 2, unit: "share", choices: [], given: [], drawn: null },
    answer: [[0.25, 0.5, 0.75]],
  };
  const mark = (/** @type {string[]} */ ...typed) =>
    new AssignedExercise(LESSON, exercise, "").mark(typed, 1, ["I", "love", "robots"]);
  assert.equal(mark("0.25", "0.5", "").sentence, "Still empty: “robots”.");
  assert.deepEqual(
    mark("0.25", "0.9", "").cells.map((cell) => cell?.verdict ?? null),
    ["right", "wrong", null],
  );
  assert.match(
    mark("x", "", "1").sentence,
    /^“I”: This is not a number\. .*Still empty: “love”\.$/,
  );
  assert.equal(mark("0.25", "0.9", "0.75").sentence, "2 of 3 are right.");
  assert.match(mark("0.25", "0.48", "0.75").sentence, /^2 of 3 are right\. Close\. Check how/);
  assert.match(mark("0.23", "0.48", "0.77").sentence, /^Close\. Check how/);
  assert.equal(mark("0.25", "50%", "3/4").sentence, "Right.");
});

test("the table of results is safe in spreadsheets", () => {
  const line = handedIn({ student: '=HYPERLINK("x")' });
  const results = markLines(readLines(line), ASSIGNMENT, QUESTIONS);
  const csv = csvOf(tableOf(results, QUESTIONS));
  assert.equal(
    csv.split("\r\n")[0],
    "Student,Marks,Of,one.number,one.choice,Checks,Steps opened,Remarks",
  );
  assert.equal(csv.split("\r\n")[1], `"'=HYPERLINK(""x"")",2,2,1,1,2,0,`);
});
