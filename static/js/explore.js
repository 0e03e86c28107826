/**
 * The explore page. The picture of the query in the address comes first, as the server outlines it.
 * The page around it (`explore-page.js`) is fetched once that is on the screen, and what a reader
 * does meanwhile is kept until it is there.
 */

import { engineWords, showAnswer } from "./answer.js";
import { noteAnswer, ROOT } from "./api.js";
import { beginDepth, coveredBy } from "./depths.js";
import { find } from "./dom.js";
import { KeptGestures } from "./kept-gestures.js";
import { firstOutline } from "./outline.js";
import { painted } from "./painted.js";
import { NetworkPicture } from "./picture/network-picture.js";
import { LEADS } from "./rooms/ask.js";
import { tellSilence } from "./silence.js";

/** @import { Outline } from "./outline.js" */
/** @import { PictureHooks } from "./picture/network-picture.js" */

const page = find(document, "[data-explore]");
const gestures = new KeptGestures(page, () => {
  if (isMissing) fetchPage();
});
const outlined = firstOutline();
let isMissing = false; // whether the page around could not be fetched
let attempts = 0;

/**
 * What the picture offers; the page around takes these over before a gesture reaches them.
 * @returns {PictureHooks}
 */
function offered() {
  const soon = () => {};
  return {
    act: soon,
    edit: soon,
    more: soon,
    covered: () => coveredBy(page),
    ...(LEADS && { ask: soon }),
    // The browser's engine computes no network that an adapter opens.
    ...(!("adapted" in page.dataset) && { circuit: () => Promise.reject(new Error()) }),
  };
}

/** What is on the page already, for the page around. */
export const first = {
  page,
  gestures,
  outlineOf: outlined?.of ?? null,
  picture: new NetworkPicture(find(page, "[data-network]"), offered(), null),
  /** @type {Outline | null} */
  drawn: null,
  /** Whether the page outlives its server. */
  outlives: tellSilence(),
  hasPage: false,
};

/** @param {Outline} outline */
function drawFirst(outline) {
  first.drawn = outline;
  first.picture.show(outline);
  showAnswer(find(page, "[data-answer]", HTMLOutputElement), outline);
  find(page, "[data-badge]").textContent = engineWords(outline.engine);
  page.dataset.drawn = "true";
  if (page.dataset.depth === "story") first.picture.player.play();
}

async function fetchPage() {
  isMissing = false;
  page.setAttribute("aria-busy", "true"); // until its query is answered
  try {
    await importPage().catch((error) => (first.hasPage ? Promise.reject(error) : importPage()));
    noteAnswer(true);
  } catch (error) {
    if (first.hasPage) throw error; // it was fetched
    isMissing = true; // until the next gesture
    page.removeAttribute("aria-busy");
    const health = await fetch(new URL("healthz", ROOT)).catch(() => null);
    noteAnswer(health?.ok === true);
    const isTold = first.outlives && !health?.ok; // that the server is silent
    find(page, "[data-error]").hidden = isTold || !isMissing;
  }
}

/** Some browsers never fetch a module again after a failure, so another address is taken. */
function importPage() {
  const again = attempts++;
  return again
    ? import(`${new URL("./explore-page.js", import.meta.url)}?again=${again}`)
    : import("./explore-page.js");
}

async function start() {
  page.setAttribute("aria-busy", "true");
  beginDepth(page);
  const outline = await outlined?.outline;
  if (outline) {
    drawFirst(outline);
    await painted();
  }
  fetchPage();
}

start();
