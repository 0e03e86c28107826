/** The votes of a room: the reader's own one, and how those of the hall are counted. */

import { readNumber, UnreadableAnswerError } from "../assignments/marking.js";
import { recall, remember } from "./tab-memory.js";

/** @import { Question } from "./event-source.js" */

/**
 * The reader's own vote on the latest question of a room. The server knows votes, but not whose.
 * @param {string} code of the room
 */
export function ownVote(code) {
  const name = `pointerscope-vote-${code}`;
  return {
    /** @param {number} question its number @returns {string | null} the choice */
    of(question) {
      const [number, choice] = JSON.parse(recall(name) ?? "[]");
      return number === question ? choice : null;
    },
    /** @param {number} question @param {string} choice */
    set(question, choice) {
      remember(name, JSON.stringify([question, choice]));
    },
  };
}

/** Why a text counts as no number, as the server says it; null where it does. @param {string} text */
export function numberProblem(text) {
  try {
    readNumber(text);
    return null;
  } catch (error) {
    if (!(error instanceof UnreadableAnswerError)) throw error;
    return error.message;
  }
}

/**
 * What the votes are counted for, in the order of rows: choices, or numbers from the smallest. The
 * right number is one of them even if nobody voted for it.
 * @param {Pick<Question, "kind" | "choices" | "votes" | "answer">} question
 */
export function countedChoices({ kind, choices, votes, answer }) {
  if (kind !== "number") return choices;
  const right = answer?.choice ?? null;
  const numbers = new Set([...Object.keys(votes ?? {}), ...(right === null ? [] : [right])]);
  return [...numbers].sort((one, other) => Number(one) - Number(other));
}

/**
 * How many have voted, and how many of them for the right choice, which is marked.
 * @param {Record<string, number>} votes by choice
 * @param {string | null} right
 */
export function countSentence(votes, right) {
  const total = Object.values(votes).reduce((sum, count) => sum + count, 0);
  if (!total) return "Nobody has voted.";
  const all = total === 1 ? "1 vote." : `${total} votes.`;
  return right === null ? all : `${all} ${votes[right] || "None"} of them for what is marked.`;
}
