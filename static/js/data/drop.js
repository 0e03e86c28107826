/** The page on which a file is dropped. */

import { ask, ProblemError } from "../api.js";
import { find } from "../dom.js";
import { open, trying } from "./asking.js";

/** @import { DataSetState } from "./data-types.d.ts" */

const CONFLICT = 409;
const MOST_NAMES = 20;

const field = find(document, "[data-file]", HTMLInputElement);
const place = find(document, "[data-drop]");
const said = find(document, "[data-said]");

field.addEventListener("change", () => take(field.files));
for (const kind of ["dragenter", "dragover"]) {
  document.addEventListener(kind, (event) => {
    event.preventDefault();
    place.dataset.over = "";
  });
}
document.addEventListener("dragleave", (event) => {
  if (!event.relatedTarget) delete place.dataset.over;
});
document.addEventListener("drop", (event) => {
  event.preventDefault();
  delete place.dataset.over;
  take(event.dataTransfer?.files);
});

/** @param {FileList | null | undefined} files */
function take(files) {
  const file = files?.[0];
  if (!file) return;
  trying(async () => {
    if (files.length > 1) throw new Error("Drop one file at a time.");
    said.textContent = `Sending ${file.name} …`;
    try {
      const { id } = await store(file);
      open(`data/${id}`);
    } finally {
      said.textContent = "";
      field.value = "";
    }
  });
}

/** Send a file under the first free name. @param {File} file @returns {Promise<DataSetState>} */
async function store(file) {
  const name = nameOf(file.name);
  for (let number = 1; ; number++) {
    const path = `data/${number === 1 ? name : `${name}-${number}`}`;
    try {
      return await ask(`${path}?${new URLSearchParams({ file: file.name })}`, {
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body: file,
      });
    } catch (error) {
      const isTaken = error instanceof ProblemError && error.problems[0]?.where === "name";
      if (!isTaken || error.status !== CONFLICT || number >= MOST_NAMES) throw error;
    }
  }
}

/** The name of a data set after that of its file. @param {string} file */
function nameOf(file) {
  const stem = file.split(".")[0] ?? "";
  const plain = stem.normalize("NFKD").replace(/[^\w-]+/g, "-");
  return (
    plain
      .replace(/^[^A-Za-z0-9]+|-+$/g, "")
      .slice(0, 40)
      .toLowerCase() || "data"
  );
}
