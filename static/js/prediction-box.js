/** A question that the reader answers before the page does. */

import { findAll } from "./dom.js";
import { askHall, LEADS } from "./rooms/ask.js";

/**
 * A box with a question and its choices as buttons. Who leads a room can put it to the hall.
 * @param {string} question
 * @param {string[]} choices
 * @param {{text: string, right: string, outcome?: string}} hall the question by itself, its answer,
 *   and a sentence that ends it
 */
export function predictionBox(question, choices, { text, right, outcome = "" }) {
  const box = document.createElement("div");
  box.className = "predict";
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", "Predict, then see");
  const title = document.createElement("p");
  const strong = document.createElement("b");
  strong.textContent = "Predict, then see. ";
  title.append(strong, question);
  const row = document.createElement("div");
  row.className = "choices";
  row.append(
    ...choices.map((text) => {
      const button = makeButton(text);
      button.dataset.choice = text;
      return button;
    }),
  );
  box.append(title, row);
  if (LEADS) {
    const button = makeButton("Ask the hall");
    const answer = { choice: right, outcome };
    button.addEventListener("click", () =>
      askHall({ question: { kind: "choice", text, choices, answer } }),
    );
    box.append(button);
  }
  return box;
}

/**
 * Mark the reader's choice and the right one, and say what happens.
 * @param {HTMLElement} box
 * @param {string} choice
 * @param {string} right
 * @param {string} outcome
 */
export function closePrediction(box, choice, right, outcome) {
  for (const button of findAll(box, "[data-choice]", HTMLButtonElement)) {
    const text = button.dataset.choice;
    button.disabled = true;
    if (text === choice || text === right) button.dataset.right = String(text === right);
  }
  const said = document.createElement("p");
  said.setAttribute("role", "status");
  said.textContent = outcome;
  box.append(said);
}

/** @param {string} text */
export function makeButton(text) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  return button;
}
