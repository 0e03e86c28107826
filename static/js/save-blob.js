/** Saving what a page made as a file of the reader. */

const KEPT = 60_000; // milliseconds for which the browser may still read it

/**
 * @param {Blob} blob
 * @param {string} name of the file
 */
export function saveBlob(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
