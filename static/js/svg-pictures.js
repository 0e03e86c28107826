/** SVG documents as addresses of pictures, with the page's font inside. */

import { failWith } from "./api.js";
import { toBase64 } from "./base64.js";

/** @import { PictureFile } from "./picture/svg-file.js" */

/** @param {PictureFile} file */
export async function svgAddress({ svg }) {
  return `data:image/svg+xml,${encodeURIComponent(await withFont(svg))}`;
}

/**
 * A document as a PNG.
 * @param {PictureFile} file
 * @param {number} scale pixels of the PNG for each of the picture
 * @returns {Promise<string>} a data URL
 */
export async function pngAddress(file, scale) {
  const image = new Image();
  image.src = await svgAddress(file);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(file.width * scale);
  canvas.height = Math.round(file.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw a PNG of this size.");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}

/** A picture takes nothing from the page around it, and another font has other widths. @param {string} svg */
async function withFont(svg) {
  const face = await fontFace();
  return (face && svg.replace(/<svg[^>]*>/, (start) => `${start}<style>${face}</style>`)) || svg;
}

/** The rule of the page's text face, with the font as data; empty where the page has none. */
async function fontFace() {
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSFontFaceRule) || !/\bInter\b/.test(rule.style.fontFamily))
          continue;
        const [, address = ""] =
          /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src")) ?? [];
        const font = await dataOf(address, sheet.href ?? document.baseURI);
        return `@font-face{font-family:Inter;font-weight:400 700;src:url(${font})}`;
      }
    } catch {} // a sheet of another origin, or a page that may fetch nothing
  }
  return "";
}

/** A file as a data URL; exported pages hold it as one. @param {string} address @param {string} base */
async function dataOf(address, base) {
  if (address.startsWith("data:")) return address;
  const response = await fetch(new URL(address, base));
  if (!response.ok) return failWith(response.status);
  return `data:font/woff2;base64,${toBase64(new Uint8Array(await response.arrayBuffer()))}`;
}
