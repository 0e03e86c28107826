/**
 * A room. Every page of the application holds its whole state in its address, so a room needs no
 * more than that: the lecturer's page tells its address, and those who follow take it over.
 */

import { ask, askForFile, noteAnswer, ownServer, ProblemError, withTimeLimit } from "../api.js";
import { find, findAll, findOptional, setText, targetOf } from "../dom.js";
import { closeMenus } from "../menus.js";
import { saveBlob } from "../save-blob.js";
import { QuestionForm } from "./question-form.js";
import { QuestionPanel } from "./question-panel.js";
import { computeQuestion, queryOf } from "./questions.js";
import { ShownPage } from "./shown-page.js";
import { listen } from "./stream.js";
import { recall, remember } from "./tab-memory.js";
import { endedSentence, ownVote } from "./votes.js";

/** @import { AskedQuestion, Room } from "./event-source.js" */

const PASSING = [0, 502, 503, 504]; // no answer, or one that asks to try again
const WAIT = 500; // milliseconds until then
const UNAUTHORISED = 401;
const VOTING_ENDED = 422;
const CHECK = 5000; // milliseconds to the next look for a silent server, at most twice as long
const SPREAD = 1000; // milliseconds over which a hall asks whose network comes back at once
const FORWARD = ["ArrowRight", "ArrowDown", "PageDown", " ", "n"];
const BACK = ["ArrowLeft", "ArrowUp", "PageUp", "p"];
const LOOK = 60; // milliseconds between two looks at the lecturer's address

const code = decodeURIComponent(location.pathname.split("/").at(-1) ?? "").toUpperCase();
const key = new URLSearchParams(location.hash.slice(1)).get("key");
const UNHEARD = "No connection: nothing was sent or saved. Try again when the connection is back.";
const HEARD_AGAIN = "The connection is back. What you did last was not sent or saved: try again.";
const WRONG_KEY = "#wrong-key";
const frame = find(document, "[data-page]", HTMLIFrameElement);
frame.dataset.page = key ? "lead" : "hall";
const page = new ShownPage(frame);
const state = find(document, "[data-state]");
/** @type {Room | null} */
let room = null;
let isFollowing = true;
let isClosed = false;
let isStreamBroken = false;
let isSending = false; // a vote is on its way
/** Why the last thing that the lecturer did has failed. @type {ProblemError | null} */
let refusal = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let nextCheck;
const about = questionPage(code);

closeMenus(document.body);
page.onTouch = closeAllMenus;
find(document, `[data-for="${key ? "lecturer" : "hall"}"]`).hidden = false;
const cast = ownVote(code);
const panel = new QuestionPanel(find(document, "[data-question]"), {
  isLecturer: key !== null,
  vote: (number, choice) => {
    cast.choose(number, choice);
    panel.showVote("Sending your vote …");
    sendVote();
  },
  ownVote: cast.of,
});
if (key) lead(key);
else follow();

listen(code, key !== null, (message) => {
  if (message.type === "room") show(message.room);
  else if (message.type === "hall") showHall(message.hall);
  else if (message.state === "gone") {
    close(
      room
        ? "The room has ended, or the server was started anew."
        : "There is no such room. Check the code, or ask whether the room has ended.",
    );
  } else {
    isStreamBroken = message.state === "waiting";
    if (!isStreamBroken) noteAnswer(true);
    showConnection();
  }
});
document.addEventListener("pointerscope:server", ({ detail: { answers } }) => {
  showConnection();
  if (answers) clearTimeout(nextCheck);
  else checkLater(CHECK * (1 + Math.random()));
});
// What the browser says of its network does not hold for a server on the same machine.
window.addEventListener("offline", checkServer);
window.addEventListener("online", () => checkLater(SPREAD * Math.random()));

/** @param {Room} shown */
function show(shown) {
  if (key && !room && shown.is_open) checkKey(key, shown.address);
  room = shown;
  if (!shown.is_open) {
    close("This room has ended. The page stays, and works by itself.", key === null);
    return;
  }
  if (!key && isFollowing) page.goTo(shown.address);
  else if (key && page.address === null) page.goTo(shown.address);
  if (shown.question) cast.begin(shown.question.number);
  panel.show(shown.question);
  sendVote();
  const wasAsked = frame.inert;
  frame.inert = shown.question !== null;
  if (key && wasAsked && !frame.inert) frame.focus(); // its keys go on where they were
  showState();
}

/** Whether the room does not hear this page, or this page the room. */
function isCutOff() {
  return isStreamBroken || !ownServer.answers;
}

/** Say whether there is a connection; what waits for one is sent. */
function showConnection() {
  showState();
  if (!isCutOff()) sendVote();
}

/** Ask the server anything until it answers. */
async function checkServer() {
  if (isClosed) return;
  await ask(`rooms/${code}`, { signal: withTimeLimit() }).catch(() => null);
  if (!ownServer.answers) checkLater(CHECK * (1 + Math.random()));
}

/** @param {number} wait milliseconds */
function checkLater(wait) {
  clearTimeout(nextCheck);
  nextCheck = setTimeout(checkServer, wait);
}

/** Send the reader's choice if it is not counted yet; without a response, it waits for a connection. */
async function sendVote() {
  const question = room?.question;
  if (isSending || !question || question.is_revealed) return;
  const { number } = question;
  const { unsent } = cast.of(number);
  if (unsent === null) return;
  isSending = true;
  /** @type {string | undefined} */
  let said;
  try {
    const { choice } = /** @type {{choice: string}} */ (
      await send(`questions/${number}/votes`, { voter: voter(), choice: unsent })
    );
    cast.count(number, unsent, choice);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.status) said = error.message;
    if (error.status && error.status !== VOTING_ENDED) cast.drop(number);
  } finally {
    isSending = false;
  }
  panel.showVote(said);
  const later = cast.of(number).unsent;
  if (later !== null && later !== unsent) sendVote();
}

function showState() {
  if (isClosed) return;
  const question = room?.question;
  const asked = question?.history.length ? about.pageOf(question.number) : null;
  const hasHistory = asked !== null && queryOf(asked) !== null; // that of a slide has no page
  for (const [name, isShown] of /** @type {[string, boolean][]} */ ([
    ["[data-reveal]", Boolean(question && !question.is_revealed)],
    ["[data-put-away]", Boolean(question)],
    [
      "[data-look]",
      Boolean(question?.is_revealed && hasHistory && asked !== (page.address ?? room?.address)),
    ],
    ["[data-ask]", !question],
    ["[data-follow]", !isFollowing],
  ])) {
    const button = findOptional(document, name);
    if (button) button.hidden = !isShown;
  }
  if (refusal) say(refusal.status ? refusal.message : isCutOff() ? UNHEARD : HEARD_AGAIN, true);
  else if (isCutOff()) say(silence(), true);
  else if (!room) say("Connecting …");
  else if (key) say("You lead. Everybody sees what you show.");
  else if (location.hash === WRONG_KEY) say("That key does not lead this room. You follow.", true);
  else if (question) {
    const begin = isFollowing ? "Following. " : "";
    const invitation = question.kind === "number" ? "Type a number." : "Choose an answer.";
    say(`${begin}${question.is_revealed ? "The votes are below." : invitation}`);
  } else {
    const { unsent } = cast.of(cast.question);
    const lost = unsent === null ? "" : ` ${endedSentence(cast.of(cast.question))}`;
    const now = isFollowing
      ? "Following. Change anything to explore on your own."
      : "You explore on your own.";
    say(`${now}${lost}`);
  }
}

/** What a page says that has no connection. */
function silence() {
  if (!key) return "No connection. This page goes on alone and connects again by itself.";
  const [, slide] = /^\/slides\/[^#]*(?:#\/(\d*))?/.exec(room?.address ?? "") ?? [];
  const page = slide === undefined ? "the page that you showed last" : `slide ${Number(slide) + 1}`;
  const seen = room?.question ? "the question" : page;
  return `No connection: the hall still sees ${seen}. It catches up by itself.`;
}

/** @param {{listeners: number, votes: number}} hall */
function showHall({ listeners, votes }) {
  if (isClosed) return; // the count may come later than the end
  const browsers = listeners === 1 ? "1 browser" : `${listeners} browsers`;
  find(document, "[data-hall]").textContent = `${listeners ? browsers : "nobody"} in the hall`;
  panel.count(votes);
}

/** @param {string} text @param {boolean} [isTrouble] */
function say(text, isTrouble = false) {
  setText(state, text);
  state.toggleAttribute("data-trouble", isTrouble);
}

/** Votes that are shown stay until the reader leaves them. @param {string} text @param {boolean} [isTrouble] */
function close(text, isTrouble = true) {
  isClosed = true;
  if (room?.question?.is_revealed) find(document, "[data-leave]").hidden = false;
  else leaveQuestion();
  if (room) room = { ...room, is_open: false };
  for (const way of findAll(document, "[data-leave], [data-go]")) {
    way.addEventListener("click", leaveQuestion);
  }
  find(document, "[data-hall]").textContent = "";
  for (const acts of findAll(document, "[data-for]")) acts.hidden = true;
  say(text, isTrouble);
}

function leaveQuestion() {
  if (room) room = { ...room, question: null };
  panel.show(null);
  find(document, "[data-leave]").hidden = true;
  frame.inert = false;
}

/** Take over the page that the lecturer shows until the reader touches something. */
function follow() {
  const button = find(document, "[data-follow]");
  page.onLeave = () => {
    if (!isFollowing) return;
    isFollowing = false;
    showState();
  };
  for (const link of findAll(document, "[data-go]")) {
    link.addEventListener("click", () => page.onLeave());
  }
  button.addEventListener("click", () => {
    isFollowing = true;
    page.foldInputs();
    if (room) page.goTo(room.address);
    showState();
  });
}

/**
 * Follow like anybody if the key is not the room's.
 * @param {string} own
 * @param {string} address that the room shows already
 */
async function checkKey(own, address) {
  try {
    await send("show", { address }, own);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== UNAUTHORISED) return;
    location.hash = WRONG_KEY;
    location.reload();
  }
}

/** Tell the room what this page shows. @param {string} own key */
function lead(own) {
  let told = "";
  /** @type {string | null} */
  let led = null;
  let isTelling = false;
  const tell = async () => {
    const { address } = page;
    if (address && address !== led) {
      led = address;
      setRefusal(null);
    }
    if (!room?.is_open || isTelling || !address || address === told) return;
    if (!told && address === room.address) {
      told = address;
      return;
    }
    isTelling = true;
    try {
      await send("show", { address }, own);
      told = address;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const isBusy = PASSING.includes(error.status);
      if (error.status) say(error.message, true); // of a silent server, the bar tells already
      if (isBusy) await new Promise((resolve) => setTimeout(resolve, WAIT));
      else told = address; // a page that cannot be shown is not told again and again
    } finally {
      isTelling = false;
    }
  };
  setInterval(tell, LOOK);
  const put = async (/** @type {AskedQuestion} */ question, /** @type {string} */ address) => {
    const { number } = /** @type {{number: number}} */ (await send("questions", question, own));
    about.note(number, address);
  };
  const form = new QuestionForm(find(document, "[data-asking]", HTMLDialogElement), put);
  const slides = askSlides((question) => put(question, page.address ?? "/"));
  page.onAsk = (wish) =>
    trying(async () => {
      const address = page.address ?? "/";
      const question =
        "head" in wish ? await computeQuestion("head", address, wish.head) : wish.question;
      await put(question, address);
    });
  const reveal = async () => {
    await send("reveal", {}, own);
    if (slides.isAsking) page.showAnswer();
  };
  /** @type {Record<string, () => unknown>} */
  const acts = {
    "[data-ask]": () => form.open(page.address ?? room?.address ?? "/"),
    "[data-reveal]": reveal,
    "[data-put-away]": () => send("put-away", {}, own),
    "[data-look]": async () => {
      const asked = room?.question && about.pageOf(room.question.number);
      await send("put-away", {}, own);
      if (asked) page.goTo(asked);
    },
    "[data-go]": closeAllMenus,
    "[data-end]": () =>
      confirm("Close the room for everybody? Its votes are deleted.") && send("end", {}, own),
    "[data-results]": () => save(own),
  };
  document.addEventListener("click", (event) => {
    for (const [name, act] of Object.entries(acts)) {
      if (targetOf(event).closest(name)) trying(act);
    }
  });
  // The keys of a deck reveal the question that stands in it, and go on.
  let [revealed, away] = [0, 0]; // numbers of questions
  document.addEventListener("keydown", (event) => {
    const by = FORWARD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : null;
    const pressed = event.key === " " ? ", summary, button" : "";
    const isTyping = targetOf(event).closest(`input, textarea, select, dialog${pressed}`);
    if (!by || !room?.question || !slides.isAsking || isTyping) return;
    event.preventDefault();
    const { number, is_revealed: isRevealed } = room.question;
    // The next key may come before the room's news of what this one does.
    if (number === away) {
      page.step(by);
    } else if (isRevealed || number === revealed || by < 0) {
      away = number;
      trying(async () => {
        await send("put-away", {}, own).catch((error) => {
          away = 0; // the key may be pressed again
          throw error;
        });
        page.step(by);
      });
    } else {
      revealed = number;
      trying(async () => {
        await reveal().catch((error) => {
          revealed = 0; // the key may be pressed again
          throw error;
        });
      });
    }
  });
}

/**
 * Put the question of a slide to the hall when the slide comes, and not again when it is reloaded.
 * @param {(question: AskedQuestion) => Promise<unknown>} put
 */
function askSlides(put) {
  const name = `pointerscope-asked-${code}`;
  /** The slide whose question was put, and that question. @type {[string, string]} */
  let [asked, text] = JSON.parse(recall(name) ?? '["", ""]');
  const note = (/** @type {string} */ slide, /** @type {string} */ question) => {
    if (asked === slide && text === question) return;
    [asked, text] = [slide, question];
    remember(name, JSON.stringify([asked, text]));
  };
  const look = () => {
    const question = page.slideQuestion;
    const slide = page.address ?? "";
    if (room?.question) {
      if (question?.text === room.question.text) note(slide, question.text);
    } else if (!question) {
      if (slide && slide !== asked) note("", text); // a slide that is still loading is the same
    } else if (slide !== asked && room?.is_open && !isCutOff()) {
      note(slide, question.text);
      trying(async () => {
        await put(question).catch((error) => {
          if (isCutOff()) note("", text); // it is put once there is a connection
          throw error;
        });
      });
    }
  };
  setInterval(look, LOOK);
  return {
    /** Whether the question on the screen stands in a deck. */
    get isAsking() {
      return text !== "" && room?.question?.text === text;
    },
  };
}

/**
 * The page that the latest question of this tab is about; the server does not know it.
 * @param {string} code of the room
 */
function questionPage(code) {
  const name = `pointerscope-question-page-${code}`;
  return {
    /** @param {number} question its number @param {string} address */
    note(question, address) {
      remember(name, JSON.stringify([question, address]));
    },
    /** @param {number} question its number @returns {string | null} */
    pageOf(question) {
      const [number, address] = JSON.parse(recall(name) ?? "[]");
      return number === question ? address : null;
    },
  };
}

/**
 * Do something; a refusal is said in the bar until the lecturer does something else.
 * @param {() => unknown} act
 */
async function trying(act) {
  setRefusal(null);
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    setRefusal(error);
  }
}

/** @param {ProblemError | null} error */
function setRefusal(error) {
  refusal = error;
  showState();
}

function closeAllMenus() {
  for (const menu of findAll(document, "details[data-menu]", HTMLDetailsElement)) menu.open = false;
}

/** @param {string} own key */
async function save(own) {
  const votes = await askForFile(`rooms/${code}/results.csv`, {
    headers: { authorization: `Bearer ${own}` },
  });
  saveBlob(votes, `room-${code}.csv`);
}

/**
 * Send something to the room.
 * @param {string} path
 * @param {unknown} body
 * @param {string} [own] key
 */
function send(path, body, own) {
  return ask(`rooms/${code}/${path}`, {
    method: "POST",
    signal: own ? null : withTimeLimit(), // a vote may be sent again, a question may not
    headers: {
      "content-type": "application/json",
      ...(own && { authorization: `Bearer ${own}` }),
    },
    body: JSON.stringify(body),
  });
}

/** A random text that stands for this reader in this room, and ends with the tab. */
function voter() {
  const name = `pointerscope-voter-${code}`;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const known = recall(name) ?? made;
  remember(name, known);
  return known;
}
