/** What is pasted elsewhere to show a view there: HTML, Markdown, Quarto, LaTeX. */

const SIZE = { width: 960, height: 540 };

/**
 * @typedef {{
 *   title: string,
 *   caption: string,
 *   name: string,
 *   server: string,
 *   embed: string,
 *   picture: string,
 *   attributes: Record<string, string>,
 * }} Shown what is shown: in words, the name of its file, addresses, and the element's attributes
 */

/**
 * @param {Shown} shown
 * @returns {Record<string, string>} by what they are for
 */
export function codesOf(shown) {
  return {
    "HTML frame": frame(shown),
    "Web component": element(shown),
    Markdown: markdown(shown),
    Quarto: quarto(shown),
    LaTeX: latex(shown),
  };
}

function frame({ title, embed }) {
  return `<iframe src="${inAttribute(embed)}" title="${inAttribute(title)}" width="${SIZE.width}" height="${SIZE.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`;
}

function element({ server, attributes }) {
  const written = Object.entries({ server, ...attributes }).map(([name, value]) =>
    value === "" ? name : `${name}="${inAttribute(value)}"`,
  );
  return `<script src="${inAttribute(new URL("pointer-view.js", server).href)}" defer></script>\n<pointer-view ${written.join(" ")}></pointer-view>`;
}

function markdown({ title, embed, picture }) {
  return `[![${inMarkdown(title)}](<${inLink(picture)}>)](<${inLink(embed)}>)`;
}

function quarto(shown) {
  return [
    '::: {.content-visible when-format="html"}',
    "```{=html}",
    frame(shown),
    "```",
    ":::",
    '::: {.content-visible unless-format="html"}',
    markdown(shown),
    ":::",
  ].join("\n");
}

function latex({ title, caption, name, embed, picture }) {
  return [
    "% \\usepackage{graphicx,hyperref}",
    `% The picture: ${picture}`,
    "\\begin{figure}",
    "  \\centering",
    `  \\href{${inHref(embed)}}{\\includegraphics[width=\\linewidth]{${name}.png}}`,
    `  \\caption{${inLatex([title, caption].filter(Boolean).join(". "))}}`,
    "\\end{figure}",
  ].join("\n");
}

const inAttribute = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
const inMarkdown = (text) => text.replace(/[\\`*_{}[\]<>()#!|]/g, "\\$&");
const inLink = (address) => address.replaceAll("<", "%3C").replaceAll(">", "%3E");
const inHref = (address) =>
  address.replace(/[%#&]/g, "\\$&").replaceAll("{", "%7B").replaceAll("}", "%7D");
const SIGNS = {
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
const LETTERS = /[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/; // that pdflatex knows by itself
/** Letters that it knows only with a font encoding of its own, by those that it always knows. */
const NEAR = {
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
const UNSEEN = /[\p{Cf}\p{Cc}\p{Mn}]/gu;
/** Text that compiles: signs by their commands, and a letter of another script as a question mark. */
function inLatex(text) {
  const plain = text.normalize("NFC").replace(/\s/g, " ").replace(UNSEEN, "");
  const known = [...plain]
    .map((sign) => NEAR[sign] ?? (WITH_OGONEK.test(sign) ? sign.normalize("NFD")[0] : sign))
    .join("");
  return [...known]
    .map(
      (sign) =>
        SIGNS[sign] ?? (/[&%$#_{}]/.test(sign) ? `\\${sign}` : LETTERS.test(sign) ? sign : "?"),
    )
    .join("");
}
