/** The tables behind a block, in a dialog over the picture, each with a file of its own. */

import { csvOf, tableElement } from "../table.js";
import { pictureTables } from "./tables.js";

/** @import { Reading } from "./reading.js" */

/**
 * @param {HTMLElement} root of the picture
 * @param {Reading} reading
 * @param {string | null} opened names the block; null is the whole picture
 * @param {Reading | null} [before] another pass, whose numbers stand beside those of the whole picture
 * @param {string} [model] whose numbers they are, for the names of files
 */
export function showTables(root, reading, opened, before = null, model = "") {
  const dialog = document.createElement("dialog");
  dialog.className = "picture-tables";
  dialog.setAttribute("aria-label", "Numbers");
  /** @type {string[]} */
  const addresses = [];
  for (const table of pictureTables(reading, opened, before)) {
    const frame = document.createElement("div");
    frame.className = "table-frame";
    frame.tabIndex = 0;
    const title = document.createElement("h2");
    title.textContent = table.caption;
    frame.append(tableElement(table));
    const save = document.createElement("a");
    save.textContent = "Save as CSV";
    save.setAttribute("aria-label", `Save as CSV: ${table.caption}`);
    save.download = `${[model, opened ?? "network", beginning(table.caption)].filter(Boolean).join("-")}.csv`;
    save.href = URL.createObjectURL(new Blob([csvOf(table)], { type: "text/csv" }));
    addresses.push(save.href);
    dialog.append(title, frame, save);
  }
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => dialog.close());
  const foot = document.createElement("p");
  foot.append(close);
  dialog.append(foot);
  dialog.addEventListener("close", () => {
    for (const address of addresses) URL.revokeObjectURL(address);
    dialog.remove();
  });
  root.append(dialog);
  dialog.showModal();
}

/** What a table is called in the name of its file: the beginning of its caption. @param {string} caption */
function beginning(caption) {
  return caption
    .split(/[,:]/, 1)
    .join()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
}
