/** What a reader takes away from a view: links, codes, pictures, numbers, a file that works offline. */

import { codesOf } from "./codes.js";
import { signed } from "./signed.js";

const SCALES = [1, 2, 4]; // pixels of a PNG for each pixel of the page
const USUAL = 2;
const WIDTH = 960; // pixels of a picture from a page that shows none

/**
 * A row of links and buttons.
 * @param {{
 *   name: () => string,
 *   links: () => Record<"link" | "embed" | "json" | "offline", string | null>,
 *   shown: () => import("./codes.js").Shown | null,
 *   picture: () => {data: any[], layout: any},
 *   csv: () => string,
 *   json: () => string,
 * }} from what there is to take, asked for at the moment of taking
 * @returns {HTMLElement}
 */
export function takeAway({ name, links, shown, picture, csv, json }) {
  const bar = document.createElement("div");
  bar.className = "view-take";
  const anchors = {
    link: anchor("Link"),
    embed: anchor("Embed"),
    json: anchor("JSON"),
    offline: anchor("Offline file"),
  };
  anchors.offline.title = "One HTML file with all of this view inside, for a hall without wifi";
  const kept = button("JSON", () => saveText(json(), `${name()}.json`, "application/json"));
  const codes = codesFor(() => {
    const now = links().embed && shown();
    return { link: links().link, ...(now && codesOf(now)) };
  });
  const refresh = () => {
    const found = links();
    for (const [kind, made] of Object.entries(anchors)) {
      made.hidden = found[kind] === null;
      if (found[kind] !== null) made.href = found[kind];
    }
    kept.hidden = found.json !== null;
    codes.hidden = found.link === null && found.embed === null;
  };
  // The address changes with every edit; it is read when somebody is about to use it.
  for (const event of ["pointerenter", "focusin"]) bar.addEventListener(event, refresh);
  const scale = document.createElement("select");
  scale.setAttribute("aria-label", "Size of the PNG");
  scale.append(
    ...SCALES.map(
      (times) => new Option(`${times}×`, String(times), times === USUAL, times === USUAL),
    ),
  );
  const image = (format) => async () => {
    const { data, layout } = picture();
    const size = {
      width: layout.width ?? WIDTH,
      height: layout.height,
      ...(format === "png" && { scale: Number(scale.value) }),
    };
    const drawn = await window.Plotly.toImage({ data, layout }, { format, ...size });
    const { title, origin } = layout.meta;
    saveBlob(
      signed(drawn, format, { title, origin: origin ?? links().embed ?? location.href }),
      `${name()}.${format}`,
    );
  };
  const numbers = () => saveText(`\ufeff${csv()}`, `${name()}.csv`, "text/csv;charset=utf-8");
  const png = document.createElement("span");
  png.append(button("PNG", image("png")), " ", scale);
  bar.append(
    anchors.link,
    anchors.embed,
    png,
    button("SVG", image("svg")),
    button("CSV", numbers),
    anchors.json,
    kept,
    anchors.offline,
    codes,
  );
  refresh();
  return bar;
}

/** A fold that offers codes to copy; what was chosen stands there too, to be copied by hand. */
function codesFor(given) {
  const fold = document.createElement("details");
  fold.className = "view-codes";
  const summary = document.createElement("summary");
  summary.textContent = "Copy";
  const row = document.createElement("p");
  const text = document.createElement("textarea");
  Object.assign(text, { readOnly: true, rows: 4, hidden: true, spellcheck: false });
  const said = document.createElement("span");
  said.setAttribute("role", "status");
  const sheet = document.createElement("div");
  sheet.className = "view-sheet";
  sheet.append(row, text);
  fold.append(summary, sheet);
  fold.addEventListener("toggle", () => {
    if (!fold.open) return;
    said.textContent = "";
    text.hidden = true;
    const offered = Object.entries(given()).filter(([, code]) => code);
    const buttons = offered.map(([kind, code]) =>
      button(kind === "link" ? "Address" : kind, () => copy(kind, code)),
    );
    row.replaceChildren(...buttons, said);
  });
  const copy = async (kind, code) => {
    Object.assign(text, { value: code, hidden: false });
    text.setAttribute("aria-label", kind === "link" ? "Address" : kind);
    // Without a secure address, or where the frame may not, it is selected to be copied by hand.
    const copied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    if (!copied) text.select();
    said.textContent = copied ? "Copied." : "Selected; copy it with the keyboard.";
  };
  return fold;
}

function anchor(text) {
  const made = document.createElement("a");
  made.textContent = text;
  return made;
}

function button(text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}

const saveText = (text, name, type) => saveBlob(new Blob([text], { type }), name);

function saveBlob(blob, name) {
  const address = URL.createObjectURL(blob);
  save(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function save(address, name) {
  const made = Object.assign(document.createElement("a"), { href: address, download: name });
  made.click();
}
