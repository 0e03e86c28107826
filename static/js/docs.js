/** The page of the API's description (OpenAPI), in the theme of the page around. */

import { ROOT } from "./api.js";

const root = document.documentElement;

/** Swagger UI is dark below a root of this class; printing changes the theme without an event. */
function followTheme() {
  root.classList.toggle("dark-mode", root.dataset.theme === "dark");
}

followTheme();
new MutationObserver(followTheme).observe(root, { attributeFilter: ["data-theme"] });
window.SwaggerUIBundle?.({
  url: new URL("openapi.json", ROOT).href,
  dom_id: "#api",
  deepLinking: true,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
