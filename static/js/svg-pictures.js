/** SVG documents as addresses of pictures. */

/** @param {string} svg */
export function svgAddress(svg) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * A document as a PNG.
 * @param {string} svg
 * @param {{width: number, height: number, scale: number}} size in pixels, and those of the PNG for each of them
 * @returns {Promise<string>} a data URL
 */
export async function pngAddress(svg, { width, height, scale }) {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw a PNG of this size.");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}
