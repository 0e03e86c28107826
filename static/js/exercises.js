/** Exercises: an answer is marked by the server, which computes the right one. */

import { ask, ProblemError } from "./api.js";

const DIGITS = 6; // decimals of an answer that is shown

let asked = 0;

/**
 * @param {HTMLElement} box around the steps
 * @param {string} lesson
 */
export function watchExercises(box, lesson) {
  box.addEventListener("submit", (event) => {
    const form = event.target.closest("[data-exercise]");
    if (!form) return;
    event.preventDefault();
    check(form, lesson);
  });
}

async function check(form, lesson) {
  const mine = ++asked;
  const id = form.dataset.exercise;
  const says = form.querySelector("[data-marked]");
  const cells = [...form.querySelectorAll("input:not([type=radio])")];
  for (const cell of cells) cell.removeAttribute("aria-invalid");
  try {
    const found = await ask(`lessons/${encodeURIComponent(lesson)}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ answers: { [id]: answered(form) } }),
    });
    if (mine !== asked) return;
    const { marked } = found.exercises.find((exercise) => exercise.id === id);
    show(form, marked, cells);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (mine !== asked) return;
    says.textContent = error.message;
    form.querySelector("[data-because]").hidden = true;
    delete form.dataset.right;
    for (const { where } of error.problems)
      mistaken(form, cells, where)?.setAttribute("aria-invalid", "true");
  }
}

/** The cell that a problem is about, such as `answers.weights[0][2]`. */
function mistaken(form, cells, where) {
  const place = /\[(\d+)\]\[(\d+)\]$/.exec(where);
  if (!place) return cells[0];
  return form.querySelectorAll("tbody tr")[place[1]]?.querySelectorAll("input")[place[2]];
}

/** What stands in a form, as the API takes it. */
function answered(form) {
  if (form.querySelector("input[type=radio]"))
    return form.querySelector("input:checked")?.value ?? "";
  const rows = [...form.querySelectorAll("tbody tr")];
  if (!rows.length) return form.querySelector("input").value;
  return rows.map((row) => [...row.querySelectorAll("input")].map((cell) => cell.value));
}

function show(form, { right, all_right: all, computed }, cells) {
  const marks = right.flat();
  cells.forEach((cell, index) => cell.setAttribute("aria-invalid", String(!marks[index])));
  const says = form.querySelector("[data-marked]");
  const because = form.querySelector("[data-because]");
  const count = marks.filter(Boolean).length;
  says.replaceChildren(
    all ? "Right." : marks.length > 1 ? `${count} of ${marks.length} are right.` : "Not yet.",
  );
  because.hidden = !all;
  form.dataset.right = String(all);
  if (all) return;
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: "Show the answer",
  });
  says.tabIndex = -1;
  button.addEventListener("click", () => {
    says.textContent = `It is ${typeof computed === "string" ? computed : computed.map((row) => row.map((value) => String(Number(value.toFixed(DIGITS))).replace("-", "−")).join(", ")).join("; ")}.`;
    because.hidden = false;
    says.focus();
  });
  says.append(" ", button);
}
