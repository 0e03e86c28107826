/** The page to open or join a room. */

import { ask, ProblemError, ROOT } from "../api.js";
import { find } from "../dom.js";

/** What a new room shows: the page that the lecturer came from. */
const from = addressOf(document.referrer);
find(document, "[data-from]").textContent = from.split(/[?#]/)[0] ?? from;

find(document, "[data-open]").addEventListener("click", ({ target }) =>
  trying(target, async () => {
    const room = /** @type {{code: string, key: string}} */ (
      await ask("rooms", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ address: from }),
      })
    );
    location.href = new URL(`rooms/${room.code}#key=${room.key}`, ROOT).href;
  }),
);

find(document, "[data-door]").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = find(document, "#code", HTMLInputElement);
  const code = field.value.replace(/[^A-Za-z0-9]/g, "").toUpperCase();
  trying(event.target, async () => {
    await ask(`rooms/${code || "-"}`); // which refuses what is no code
    location.href = new URL(`rooms/${code}`, ROOT).href;
  });
});

/**
 * Do something; a refusal is said below what asked for it.
 * @param {EventTarget | null} asker
 * @param {() => Promise<void>} act
 */
async function trying(asker, act) {
  const card = asker instanceof Element ? asker.closest(".card") : null;
  const failure = find(card ?? document, "[data-failure]");
  failure.hidden = true;
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    failure.textContent = error.message;
    failure.hidden = false;
  }
}

/** The address below the root of a page of this application; "/" for others. @param {string} text */
function addressOf(text) {
  const root = ROOT.href;
  const address = text.startsWith(root) ? `/${text.slice(root.length)}` : "/";
  return /^\/(?:explore|compare|lessons|insights|models|slides)(?:[/?#]|$)/.test(address)
    ? address
    : "/";
}
