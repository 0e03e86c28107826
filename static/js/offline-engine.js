/** In a file that holds a network: gives the engine to whatever asks for it. */

import * as browserModel from "./network/browser-model.js";

document.addEventListener("pointerscope:engine", ({ detail }) => detail(browserModel));
