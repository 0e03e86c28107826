/** One view alone: the query in the address becomes the attributes of the element. */

import "./pointer-view.js";

const view = document.querySelector("pointer-view");
const given = new URLSearchParams(location.search);
for (const name of ["visits", "record", "user", "predict_at", "top_k", "layer", "head"]) {
  if (given.has(name)) view.setAttribute(name.replace("_", "-"), given.get(name));
}
if (given.has("record")) view.removeAttribute("visits");
