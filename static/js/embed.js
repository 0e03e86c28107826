/** One view alone: the query in the address becomes the attributes of the element. */

import "./pointer-view.js";

const view = document.querySelector("pointer-view");
const given = new URLSearchParams(location.search);
const query = ["visits", "record", "user", "predict_at", "top_k", "interventions", "against"];
if (given.has("visits") || given.has("record")) {
  // The example that the page came with gives way to the query as a whole.
  for (const name of query) view.removeAttribute(name.replace("_", "-"));
}
for (const name of [...query, ...view.dataset.options.split(" ").filter(Boolean)]) {
  if (given.has(name)) view.setAttribute(name.replace("_", "-"), given.get(name));
}
