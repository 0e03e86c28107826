/** The votes of a room: the reader's own one, and how those of the hall are counted. */

import { readNumber, UnreadableAnswerError } from "../assignments/marking.js";
import { recall, remember } from "./tab-memory.js";

/** @import { Question } from "./event-source.js" */

/**
 * A vote as the server counted it, and a later choice that it has not counted yet.
 * @typedef {{counted: string | null, unsent: string | null}} OwnVote
 */

/**
 * The reader's own vote on the latest question of a room. The server knows votes, but not whose.
 * @param {string} code of the room
 */
export function ownVote(code) {
  const name = `pointerscope-vote-${code}`;
  const stored = () => JSON.parse(recall(name) ?? "[]");
  const store = (/** @type {number} */ question, /** @type {OwnVote} */ { counted, unsent }) =>
    remember(name, JSON.stringify([question, counted, ...(unsent === null ? [] : [unsent])]));
  /** @param {number} question its number @returns {OwnVote} */
  const of = (question) => {
    const [number, counted = null, unsent = null] = stored();
    return number === question ? { counted, unsent } : { counted: null, unsent: null };
  };
  return {
    of,
    /** The number of the question that is remembered. @returns {number} 0 for none */
    get question() {
      return stored()[0] ?? 0;
    },
    /** Remember a question until the next one, with nothing chosen. @param {number} question */
    begin(question) {
      if (stored()[0] !== question) store(question, { counted: null, unsent: null });
    },
    /** @param {number} question @param {string} choice */
    choose(question, choice) {
      store(question, { ...of(question), unsent: choice });
    },
    /** A choice was counted. @param {number} question @param {string} sent @param {string} counted */
    count(question, sent, counted) {
      const { unsent } = of(question);
      store(question, { counted, unsent: unsent === sent ? null : unsent });
    },
    /** A choice was refused. @param {number} question */
    drop(question) {
      store(question, { ...of(question), unsent: null });
    },
  };
}

/** What to say of a vote while the voting is open. @param {OwnVote} vote */
export function voteSentence({ counted, unsent }) {
  if (unsent !== null) {
    return `Your choice, ${unsent}, is not sent yet. It is sent when the connection is back.`;
  }
  if (counted === null) return "";
  return `Your vote: ${counted}. You can change it until the votes are revealed.`;
}

/** What to say of a vote once the voting has ended. @param {OwnVote} vote */
export function endedSentence({ counted, unsent }) {
  const kept = counted === null ? "" : `Your vote: ${counted}.`;
  if (unsent === null) return kept;
  return `The voting ended before your choice, ${unsent}, was sent. ${kept || "It does not count."}`;
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
 * How many have voted, and how many of them for the right choice.
 * @param {Record<string, number>} votes by choice
 * @param {string | null} right
 */
export function countSentence(votes, right) {
  const total = Object.values(votes).reduce((sum, count) => sum + count, 0);
  if (!total) return "Nobody has voted.";
  const all = total === 1 ? "1 vote" : `${total} votes`;
  if (right === null) return `${all}.`;
  const count = votes[right] ?? 0;
  if (!count) return `${all}. Nobody chose the right answer.`;
  return total === 1
    ? "1 vote, for the right answer."
    : `${all}, ${count} of them for the right answer.`;
}

/**
 * Split a text before and after certain parts of it, the longer of two first.
 * @param {string} text
 * @param {string[]} parts
 */
export function splitAt(text, parts) {
  const longestFirst = [...parts].sort((one, other) => other.length - one.length);
  /** @type {string[]} */
  let found = [text];
  for (const part of longestFirst) {
    found = found.flatMap((piece) =>
      parts.includes(piece)
        ? [piece]
        : piece.split(part).flatMap((words, index) => (index ? [part, words] : [words])),
    );
  }
  return found.filter(Boolean);
}
