/** The page of the API's description (OpenAPI). */

import { ROOT } from "./api.js";

window.SwaggerUIBundle?.({
  url: new URL("openapi.json", ROOT).href,
  dom_id: "#api",
  deepLinking: true,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
