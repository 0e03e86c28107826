/** A page of figures in a site of files, of insights or a model; printing draws all of them. */

import { allDrawn, unfoldOnPaper } from "./paper.js";
import { keepInAddress } from "./site-address.js";
import "./pointer-view.js";

const page = document.querySelector("[data-site-figures]");
const views = [...page.querySelectorAll("pointer-view")];
const print = page.querySelector("[data-print]");

keepInAddress(page, views);
print.hidden = false;
print.addEventListener("click", async () => {
  print.disabled = true;
  await allDrawn(views);
  window.print();
  print.disabled = false;
});
unfoldOnPaper(page);
