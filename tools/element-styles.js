/** Styles of `<pointer-view>`, for pages that have none of our style sheets. */

import css from "../static/css/pointer-view.css";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
