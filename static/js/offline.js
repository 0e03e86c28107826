/**
 * Pages that compute in the browser outlive the server: a service worker stores what they need to
 * open again, and the page says what needs a server that does not answer.
 */

import { parameters, ROOT } from "./api.js";
import { findAll, findOptional } from "./dom.js";
import { tellSilence } from "./silence.js";

/** @import { PageFiles } from "./service-worker-types.d.ts" */

/** @type {PerformanceObserver | null} */
let observer = null;

/** The page without visits: the path it is stored under, and its address. */
function page() {
  const models = findAll(document, "[data-side]").map(({ dataset }) => dataset.model ?? "");
  const [model, other] = models;
  const { origin, pathname } = location;
  const address = origin + pathname;
  if (!model) {
    const name = pathname.slice(ROOT.pathname.length);
    const lesson = findOptional(document, "[data-lesson]");
    if (!lesson || !new URLSearchParams(location.search).has("lang")) return { name, address };
    return { name: `${name}/${lesson.lang}`, address: `${address}?lang=${lesson.lang}` };
  }
  const search = parameters({ model, against: JSON.stringify({ model: other }) });
  return { name: ["compare", ...models].join("/"), address: `${address}?${search}` };
}

/** Tell the service worker, if it controls this page already, what the page has loaded and will load. */
function reportFiles() {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  const report = (/** @type {PageFiles} */ files) => controller.postMessage(files);
  observer?.disconnect();
  observer = new PerformanceObserver((list) => {
    const addresses = list.getEntries().map(({ name }) => name);
    report({ addresses: addresses.filter((address) => !address.includes("?")) });
  });
  observer.observe({ type: "resource", buffered: true });
  report({ addresses: [], page: page() });
}

async function register() {
  if (!isSecureContext) return;
  try {
    navigator.serviceWorker.addEventListener("controllerchange", reportFiles);
    await navigator.serviceWorker.register(new URL("service-worker.js", ROOT), {
      updateViaCache: "none",
    });
    reportFiles();
  } catch {
    // Private windows and settings may forbid it; the page works as before.
  }
}

/**
 * Where a page has room to say that the server is silent, it shall outlive it.
 * @param {Promise<unknown>} [first] what the reader waits for, before anything is stored
 */
export function outliveServer(first = Promise.resolve()) {
  if (tellSilence()) first.finally(surviveReload);
}

/** Let the service worker store what this page needs to open again without the server. */
export function surviveReload() {
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
