/** The form that exchanges the server's access token for a cookie. */

import { find } from "../dom.js";
import { send, trying } from "./asking.js";

document.querySelector("[data-token]")?.addEventListener("submit", (event) => {
  event.preventDefault();
  trying(async () => {
    const field = find(document, "#token", HTMLInputElement);
    await send("data-access", "POST", { token: field.value });
    location.reload();
  });
});
