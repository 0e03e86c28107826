/** A page of figures in an exported site, of insights or of a model. */

import { find, findOptional, findViews } from "./dom.js";
import { foldChapters } from "./folding.js";
import { enablePrinting, unfoldWhenPrinting } from "./printing.js";
import { syncAddress } from "./site-address.js";
import "./pointer-view.js";

const page = find(document, "[data-site-figures]");
const views = findViews(page);

syncAddress(page, views);
if (findOptional(page, "[data-chapter]")) foldChapters(page, "pointerscope-unfolded-insights");
enablePrinting(find(page, "[data-print]", HTMLButtonElement), () => views);
unfoldWhenPrinting(page);
