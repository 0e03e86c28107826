/** Saves the picture as a file. */

/** @import { PictureFile } from "./svg-file.js" */

import { withMetadata } from "../picture-metadata.js";
import { saveBlob } from "../save-blob.js";
import { pngAddress, svgAddress } from "../svg-pictures.js";

const SCALE = 2; // pixels of a PNG for each of the picture

/**
 * @param {PictureFile} file
 * @param {string} format "svg" or "png"
 * @param {{title: string, origin: string, name: string}} about
 */
export async function savePicture(file, format, { title, origin, name }) {
  const isPng = format === "png";
  const address = await (isPng ? pngAddress(file, SCALE) : svgAddress(file));
  const blob = withMetadata(address, isPng ? "png" : "svg", { title, origin });
  saveBlob(blob, `${name}-network.${format}`);
}
