/** Styles of `<pointer-view>`, for pages that have none of our style sheets. */

import pictureCss from "../static/css/network-picture.css";
import css from "../static/css/pointer-view.css";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css + pictureCss);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
