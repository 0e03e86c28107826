/** A model card: its folded sections, and printing with every figure drawn. */

import { find, findViews } from "./dom.js";
import { foldChapters } from "./folding.js";
import { enablePrinting, unfoldWhenPrinting } from "./printing.js";
import "./pointer-view.js";

const page = find(document, "[data-model-card]");

foldChapters(page, "pointerscope-unfolded-model-card");
enablePrinting(find(page, "[data-print]", HTMLButtonElement), () => findViews(page));
unfoldWhenPrinting(page);
