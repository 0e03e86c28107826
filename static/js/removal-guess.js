/** The question what happens without a step, above the step that it is about. */

import { find, findAll } from "./dom.js";
import { numberText } from "./lesson-numbers.js";
import { localised } from "./local-numbers.js";
import { questionWithout } from "./removal-question.js";

/** @import { RecordedLesson } from "./lesson-record.js" */

/**
 * Ask about a step; null where there is nothing to ask.
 * @param {HTMLElement} step
 * @param {RecordedLesson} lesson
 * @param {() => void} leaveOut called once the reader has answered
 * @param {() => void} putBack
 */
export function askRemoval(step, lesson, leaveOut, putBack) {
  const question = questionWithout(lesson, step.dataset.step ?? "", (number) =>
    localised(numberText(number)),
  );
  if (!question) return null;
  const box = document.createElement("div");
  box.className = "predict";
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", "Predict, then see");
  const title = document.createElement("p");
  const strong = document.createElement("b");
  strong.textContent = "Predict, then see. ";
  title.append(strong, question.text);
  const choices = document.createElement("div");
  choices.className = "choices";
  choices.append(...question.choices.map((choice) => makeButton(choice, () => answer(choice))));
  box.append(title, choices);
  find(step, ".sheet-head").after(box);
  step.toggleAttribute("data-supposing", true);
  find(choices, "button").focus({ preventScroll: true });
  return box;

  /** @param {string} choice */
  function answer(choice) {
    for (const button of findAll(choices, "button", HTMLButtonElement)) {
      const text = button.textContent ?? "";
      button.disabled = true;
      if (text === choice || text === question?.right) {
        button.dataset.right = String(text === question?.right);
      }
    }
    const said = document.createElement("p");
    said.setAttribute("role", "status");
    said.textContent = `${choice === question?.right ? "Right. " : ""}${question?.outcome}`;
    const back = makeButton("Put the step back", putBack);
    box.append(said, back);
    back.focus({ preventScroll: true });
    step.removeAttribute("data-supposing");
    leaveOut();
  }
}

/** @param {string} text @param {() => void} act */
function makeButton(text, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", act);
  return button;
}
