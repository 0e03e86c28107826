/** The table behind a block, in a dialog over the picture. */

import { csvOf, tableElement } from "../table.js";
import { pictureTables } from "./tables.js";

/** @import { Reading } from "./reading.js" */

/**
 * @param {HTMLElement} root of the picture
 * @param {Reading} reading
 * @param {string | null} opened names the block; null is the whole picture
 * @param {Reading | null} [before] another pass, whose numbers stand beside those of the whole picture
 */
export function showTables(root, reading, opened, before = null) {
  const dialog = document.createElement("dialog");
  dialog.className = "picture-tables";
  dialog.setAttribute("aria-label", "Numbers");
  const tables = pictureTables(reading, opened, before);
  for (const table of tables) {
    const frame = document.createElement("div");
    frame.className = "table-frame";
    frame.tabIndex = 0;
    const title = document.createElement("h2");
    title.textContent = table.caption;
    frame.append(tableElement(table));
    dialog.append(title, frame);
  }
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => dialog.close());
  const save = document.createElement("a");
  save.textContent = "Save as CSV";
  save.download = `${opened ?? "network"}.csv`;
  save.href = URL.createObjectURL(new Blob([csvOf(tables)], { type: "text/csv" }));
  const foot = document.createElement("p");
  foot.append(close, " ", save);
  dialog.append(foot);
  dialog.addEventListener("close", () => {
    URL.revokeObjectURL(save.href);
    dialog.remove();
  });
  root.append(dialog);
  dialog.showModal();
}
