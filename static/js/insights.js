/** The page of insights: figures, and the histories behind their bars and points. */

import "./pointer-view.js";
