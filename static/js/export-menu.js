/** The export menu of a view: links, codes, pictures, numbers, and a file that works offline. */

import { ownServer } from "./api.js";
import { embedCodes } from "./embed-codes.js";
import { withMetadata } from "./picture-metadata.js";
import { saveBlob } from "./save-blob.js";

/** @import { EmbeddedView } from "./embed-codes.js" */
/** @import { FigureMeta } from "./figure-contract.d.ts" */
/** @typedef {Record<"link" | "embed" | "json" | "offline", string | null>} Links */

const SCALES = [1, 2, 4]; // pixels of a PNG for each pixel of the page
const USUAL_SCALE = 2;

/**
 * A row of links and buttons.
 * @param {{
 *   name: () => string,
 *   links: () => Links,
 *   view: () => EmbeddedView | null,
 *   picture: (format: "svg" | "png", scale: number) => Promise<{address: string, meta: FigureMeta, selection: string}>,
 *   csv: () => string,
 *   json: () => string,
 * }} exports each called when a reader uses it
 * @returns {HTMLElement}
 */
export function makeExportMenu({ name, links, view, picture, csv, json }) {
  const bar = document.createElement("div");
  bar.className = "view-take";
  const anchors = {
    link: makeAnchor("Link"),
    embed: makeAnchor("Embed"),
    json: makeAnchor("JSON"),
    offline: makeAnchor("Offline file"),
  };
  anchors.json.target = "_blank"; // on a page of another origin nothing is downloaded
  anchors.offline.title = "One HTML file with this whole view inside, for use without a network";
  const saveJson = makeButton("JSON", () => saveText(json(), `${name()}.json`, "application/json"));
  const silence = document.createElement("span");
  silence.textContent = "Embeds and offline files need the server, which does not answer.";
  const codes = makeCodesMenu(() => {
    const { link, embed } = links();
    const embedded = embed ? view() : null;
    return {
      ...(link && { Address: link }),
      ...(embedded && embedCodes(embedded)),
    };
  });
  const refresh = () => {
    const addresses = links();
    for (const kind of /** @type {(keyof Links)[]} */ (Object.keys(anchors))) {
      const address = addresses[kind];
      anchors[kind].hidden = address === null;
      if (address !== null) anchors[kind].href = address;
    }
    anchors.json.download = `${name()}.json`;
    saveJson.hidden = addresses.json !== null;
    codes.hidden = addresses.link === null && addresses.embed === null;
    silence.hidden = ownServer.answers;
  };
  // The addresses change with every edit; they are read when a reader is about to use them.
  for (const event of ["pointerenter", "focusin"]) bar.addEventListener(event, refresh);
  const scale = document.createElement("select");
  scale.setAttribute("aria-label", "Size of the PNG");
  scale.append(
    ...SCALES.map((times) => {
      const isUsual = times === USUAL_SCALE;
      return new Option(`${times}×`, String(times), isUsual, isUsual);
    }),
  );
  const savePicture = async (/** @type {"svg" | "png"} */ format) => {
    const { address, meta, selection } = await picture(format, Number(scale.value));
    const origin = meta.origin ?? links().embed ?? location.href;
    const title = [meta.title, selection].filter(Boolean).join(": ");
    saveBlob(withMetadata(address, format, { title, origin }), `${name()}.${format}`);
  };
  const saveCsv = () => saveText(`\ufeff${csv()}`, `${name()}.csv`, "text/csv;charset=utf-8");
  const png = document.createElement("span");
  png.append(
    makeButton("PNG", () => savePicture("png")),
    " ",
    scale,
  );
  bar.append(
    anchors.link,
    anchors.embed,
    png,
    makeButton("SVG", () => savePicture("svg")),
    makeButton("CSV", saveCsv),
    anchors.json,
    saveJson,
    anchors.offline,
    codes,
    silence,
  );
  refresh();
  return bar;
}

/**
 * A menu of codes to copy; the one copied is shown too, to be copied by hand.
 * @param {() => Record<string, string>} codes by name
 */
function makeCodesMenu(codes) {
  const menu = document.createElement("details");
  menu.className = "view-codes";
  const summary = document.createElement("summary");
  summary.textContent = "Copy";
  const row = document.createElement("p");
  const text = document.createElement("textarea");
  Object.assign(text, { readOnly: true, rows: 4, hidden: true, spellcheck: false });
  const status = document.createElement("span");
  status.setAttribute("role", "status");
  const sheet = document.createElement("div");
  sheet.className = "view-sheet";
  sheet.append(row, text);
  menu.append(summary, sheet);
  menu.addEventListener("toggle", () => {
    if (!menu.open) return;
    status.textContent = "";
    text.hidden = true;
    const buttons = Object.entries(codes()).map(([name, code]) =>
      makeButton(name, () => copy(name, code)),
    );
    row.replaceChildren(...buttons, status);
  });
  const copy = async (/** @type {string} */ name, /** @type {string} */ code) => {
    text.value = code;
    text.hidden = false;
    text.setAttribute("aria-label", name);
    const isCopied = await copyToClipboard(code);
    if (!isCopied) text.select();
    status.textContent = isCopied ? "Copied." : "Selected; copy it with the keyboard.";
  };
  return menu;
}

/** False where the browser or the frame around forbids it. @param {string} text */
async function copyToClipboard(text) {
  if (!navigator.clipboard) return false; // the page has no secure address
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** @param {string} text */
function makeAnchor(text) {
  const anchor = document.createElement("a");
  anchor.textContent = text;
  return anchor;
}

/**
 * @param {string} text
 * @param {() => void} act
 */
function makeButton(text, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", act);
  return button;
}

/**
 * @param {string} text
 * @param {string} name
 * @param {string} type
 */
function saveText(text, name, type) {
  saveBlob(new Blob([text], { type }), name);
}
