/** Saving what a page made as a file of the reader, and addresses of what a page made. */

const KEPT = 60_000; // milliseconds for which the browser may still read it

/**
 * @param {Blob} blob
 * @param {string} name of the file
 */
export function saveBlob(blob, name) {
  const link = document.createElement("a");
  link.href = passingAddress(blob);
  link.download = name;
  link.click();
}

/** The address of something that is read at once, and then forgotten. @param {Blob} blob */
export function passingAddress(blob) {
  const address = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
  return address;
}
