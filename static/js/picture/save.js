/** Saves the picture as a file. */

import { withMetadata } from "../picture-metadata.js";
import { pngAddress, svgAddress } from "../svg-pictures.js";

const SCALE = 2; // pixels of a PNG for each of the picture

/**
 * @param {string} svg a document
 * @param {string} format "svg" or "png"
 * @param {{width: number, height: number}} size
 * @param {{title: string, origin: string, name: string}} about
 */
export async function savePicture(svg, format, size, { title, origin, name }) {
  const isPng = format === "png";
  const address = isPng ? await pngAddress(svg, { ...size, scale: SCALE }) : svgAddress(svg);
  const blob = withMetadata(address, isPng ? "png" : "svg", { title, origin });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${name}-network.${format}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
