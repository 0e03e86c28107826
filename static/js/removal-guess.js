/** The question what happens without a step, above the step that it is about. */

import { find, targetOf } from "./dom.js";
import { numberText } from "./lesson-numbers.js";
import { localised } from "./local-numbers.js";
import { closePrediction, makeButton, predictionBox } from "./prediction-box.js";
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
  const { right, outcome } = question;
  const hall = { text: question.text, right, outcome };
  const box = predictionBox(question.text, question.choices, hall);
  box.addEventListener("click", (event) => {
    const { choice } = targetOf(event).dataset;
    if (choice === undefined) return;
    closePrediction(box, choice, right, `${choice === right ? "Right." : "No."} ${outcome}`);
    const back = makeButton("Put the step back");
    back.addEventListener("click", putBack);
    box.append(back);
    back.focus({ preventScroll: true });
    step.removeAttribute("data-supposing");
    leaveOut();
  });
  find(step, ".sheet-head").after(box);
  step.toggleAttribute("data-supposing", true);
  find(box, "button").focus({ preventScroll: true });
  return box;
}
