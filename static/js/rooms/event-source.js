/** A stream of server-sent events that comes back after every interruption, and misses nothing. */

/**
 * What is shown beside the votes: the right choice, what parts of the network give to each choice,
 * and sentences that end the question.
 * @typedef {object} Answer
 * @property {string | null} choice
 * @property {string} [words]
 * @property {{title: string, part: string, shares: number[]}[]} [columns]
 * @property {string} [outcome]
 */
/**
 * A question that is put to the hall.
 * @typedef {object} AskedQuestion
 * @property {"place" | "visit" | "head" | "choice" | "number"} kind
 * @property {string} text
 * @property {string[]} [choices]
 * @property {[string, string][]} [history] number and name, and moment of each visit
 * @property {Answer | null} [answer]
 * @property {string} [situation] who left which place when
 */
/**
 * The MathML of formulas, as the server made it, by what is written.
 * @typedef {Record<string, string>} Formulas
 */
/**
 * A question, as the hall sees it.
 * @typedef {Required<AskedQuestion> & {number: number, is_revealed: boolean,
 *   votes: Record<string, number> | null, formulas: Formulas}} Question
 */
/** @typedef {{code: string, address: string, question: Question | null, is_open: boolean}} Room */
/**
 * @typedef {{type: "room", room: Room}
 *   | {type: "hall", hall: {listeners: number, votes: number}}
 *   | {type: "connection", state: "open" | "waiting" | "gone"}} Message
 */

const WAIT = 1000; // milliseconds until the next attempt, where the browser makes none
const SILENCE = 25_000; // after which a connection is taken for dead; the server beats every ten seconds

/**
 * @param {string} address
 * @param {(message: Message) => void} listener
 * @returns {{close: () => void}}
 */
export function openStream(address, listener) {
  let last = "";
  /** @type {EventSource | null} */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  connect();
  return { close };

  function close() {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function connect() {
    clearTimeout(timer);
    source?.close();
    const events = new EventSource(last ? `${address}&after=${last}` : address);
    source = events;
    events.onopen = () => {
      listener({ type: "connection", state: "open" });
      watch();
    };
    events.addEventListener("room", ({ data, lastEventId }) => {
      last = lastEventId;
      const room = JSON.parse(data);
      listener({ type: "room", room });
      if (room.is_open) watch();
      else close();
    });
    events.addEventListener("hall", ({ data }) => {
      listener({ type: "hall", hall: JSON.parse(data) });
      watch();
    });
    events.addEventListener("beat", watch);
    events.onerror = () => {
      listener({ type: "connection", state: "waiting" });
      if (events.readyState === EventSource.CLOSED) retry(); // refused: ask why, then again
    };
  }

  function watch() {
    clearTimeout(timer);
    timer = setTimeout(connect, SILENCE);
  }

  async function retry() {
    const isGone = await fetch(address.replace(/\/events\?.*$/, "")).then(
      ({ status }) => status === 404 || status === 422,
      () => false,
    );
    if (!source) return;
    close();
    listener({ type: "connection", state: isGone ? "gone" : "waiting" });
    if (!isGone) timer = setTimeout(connect, WAIT);
  }
}
