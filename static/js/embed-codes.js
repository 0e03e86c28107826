/** Codes that show a view elsewhere: HTML, Markdown, Quarto, LaTeX. */

const SIZE = { width: 960, height: 540 };

/**
 * A view to be shown elsewhere: its words, the name of its file, addresses, and the element's
 * attributes.
 * @typedef {{
 *   title: string,
 *   caption: string,
 *   name: string,
 *   server: string,
 *   embed: string,
 *   picture: string,
 *   attributes: Record<string, string>,
 * }} EmbeddedView
 */

/**
 * The codes by their names.
 * @param {EmbeddedView} view
 * @returns {Record<string, string>}
 */
export function embedCodes(view) {
  return {
    "HTML frame": frame(view),
    "Web component": element(view),
    Markdown: markdown(view),
    Quarto: quarto(view),
    LaTeX: latex(view),
  };
}

/** @param {EmbeddedView} view */
function frame(view) {
  const { title, embed } = view;
  return `<iframe src="${inAttribute(embed)}" title="${inAttribute(title)}" width="${SIZE.width}" height="${SIZE.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${standIn(view)}</iframe>`;
}

/** @param {EmbeddedView} view */
function element(view) {
  const { server, attributes } = view;
  const parts = Object.entries({ server, ...attributes }).map(([name, value]) =>
    value === "" ? name : `${name}="${inAttribute(value)}"`,
  );
  return `<script src="${inAttribute(new URL("pointer-view.js", server).href)}" defer></script>\n<pointer-view ${parts.join(" ")}>${standIn(view)}</pointer-view>`;
}

/** A link and a picture: shown where the script or the frame is not. @param {EmbeddedView} view */
function standIn({ title, caption, embed, picture }) {
  const words = [title, caption].filter(Boolean).join(". ");
  return `<a href="${inAttribute(embed)}"><img src="${inAttribute(picture)}" alt="${inAttribute(words)}" width="${SIZE.width}"></a>`;
}

/** @param {EmbeddedView} view */
function markdown({ title, embed, picture }) {
  return `[![${inMarkdown(title)}](<${inLink(picture)}>)](<${inLink(embed)}>)`;
}

/** @param {EmbeddedView} view */
function quarto(view) {
  return [
    '::: {.content-visible when-format="html"}',
    "```{=html}",
    frame(view),
    "```",
    ":::",
    '::: {.content-visible unless-format="html"}',
    markdown(view),
    ":::",
  ].join("\n");
}

/** @param {EmbeddedView} view */
function latex({ title, caption, name, embed, picture }) {
  return [
    "% \\usepackage{graphicx} \\usepackage[hidelinks]{hyperref}",
    `% The picture: ${picture}`,
    `% As lines: pointerscope export MODEL VIEW --out ${name}.pdf, or SVG below the view`,
    "\\begin{figure}",
    "  \\centering",
    `  \\href{${inHref(embed)}}{\\includegraphics[width=\\linewidth]{${name}}}`,
    `  \\caption{${inLatex([title, caption].filter(Boolean).join(". "))}}`,
    "\\end{figure}",
  ].join("\n");
}

/** @param {string} text */
function inAttribute(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** @param {string} text */
function inMarkdown(text) {
  return text.replace(/[\\`*_{}[\]<>()#!|]/g, "\\$&");
}

/** @param {string} address */
function inLink(address) {
  return address.replaceAll("<", "%3C").replaceAll(">", "%3E");
}

/** @param {string} address */
function inHref(address) {
  return address.replace(/[%#&]/g, "\\$&").replaceAll("{", "%7B").replaceAll("}", "%7D");
}

/** @type {Record<string, string>} LaTeX commands by the signs that they print */
const COMMANDS = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  "−": "$-$",
  "√": "$\\surd$",
  "‖": "$\\|$",
  "·": "$\\cdot$",
  "×": "$\\times$",
  "±": "$\\pm$",
  "°": "$^\\circ$",
  "½": "$\\frac12$",
  "²": "$^2$",
  "→": "$\\to$",
  "←": "$\\leftarrow$",
  "↔": "$\\leftrightarrow$",
  "≤": "$\\le$",
  "≥": "$\\ge$",
  "≠": "$\\ne$",
  "≈": "$\\approx$",
  "∞": "$\\infty$",
  "∑": "$\\sum$",
  α: "$\\alpha$",
  β: "$\\beta$",
  γ: "$\\gamma$",
  Δ: "$\\Delta$",
  λ: "$\\lambda$",
  μ: "$\\mu$",
  π: "$\\pi$",
  ρ: "$\\rho$",
  σ: "$\\sigma$",
  "–": "--",
  "—": "---",
  "…": "\\dots{}",
};
/** The characters that pdfLaTeX prints without further packages. */
const PRINTABLE = /[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/;
/** @type {Record<string, string>} replacements of letters that need another font encoding */
const REPLACEMENTS = {
  Đ: "D",
  đ: "d",
  Ð: "D",
  ð: "d",
  Þ: "Th",
  þ: "th",
  Ħ: "H",
  ħ: "h",
  Ŧ: "T",
  ŧ: "t",
  Ŋ: "N",
  ŋ: "n",
  Ĳ: "IJ",
  ĳ: "ij",
  Ŀ: "L",
  ŀ: "l",
  ŉ: "n",
  ĸ: "k",
  ſ: "s",
};
const WITH_OGONEK = /[ąęįųĄĘĮŲ]/;
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Mn}]/gu;

/** Text that compiles; letters of other scripts become question marks. @param {string} text */
function inLatex(text) {
  const visible = text.normalize("NFC").replace(/\s/g, " ").replace(INVISIBLE, "");
  return [...visible]
    .flatMap((sign) => [...(REPLACEMENTS[sign] ?? withoutOgonek(sign))])
    .map((sign) => COMMANDS[sign] ?? escaped(sign))
    .join("");
}

/** @param {string} sign */
function withoutOgonek(sign) {
  return WITH_OGONEK.test(sign) ? sign.normalize("NFD").slice(0, 1) : sign;
}

/** @param {string} sign */
function escaped(sign) {
  if (/[&%$#_{}]/.test(sign)) return `\\${sign}`;
  return PRINTABLE.test(sign) ? sign : "?";
}
