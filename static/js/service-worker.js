/**
 * The service worker of the pages that compute in the browser: explore, compare and lessons. Without
 * an answer from the server, it opens them from what it has stored: static files, vocabularies,
 * weights, records of lessons, and the pages as they are without a query. It stores nothing that a
 * reader typed, and no answers.
 *
 * The server puts one line before this file, which says where the static files of its version are.
 * Another version is another script, which replaces this one and deletes what it stored.
 */

/** @import { PageFiles, WorkerScope } from "./service-worker-types.d.ts" */

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
/** Of the caches of PointerScope at this address; others may share the origin. */
const PREFIX = `pointerscope ${scope} `;
const CACHE = `${PREFIX}${POINTERSCOPE_STATIC}`;
const STATIC = POINTERSCOPE_STATIC.slice(new URL(scope).pathname.length);
const FIRST_WORDS = "const POINTERSCOPE_STATIC ";
const PAGE = /^(explore\/[^/]+|compare|lessons\/[^/]+)$/;
const CONTENT = /^(api\/models\/[^/]+\/vocabulary|lessons\/[^/]+\/record(\/[^/]+)?)$/; // may change
const WEIGHTS = /^(api\/models\/[^/]+\/weights\/)([0-9a-f]{64})$/;
const PATIENCE = 4000; // milliseconds for a server to respond
const SILENT_GATEWAY = [502, 504]; // of a proxy whose server does not answer

worker.addEventListener("install", (event) => event.waitUntil(replaceSoon()));
worker.addEventListener("activate", (event) => event.waitUntil(replaceOthers()));
worker.addEventListener("message", (event) => event.waitUntil(store(event.data)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const isNavigation = request.mode === "navigate";
  if (isNavigation) event.waitUntil(makeRoom());
  const path = pathOf(request.url);
  if (request.method !== "GET" || path === null) return;
  if (isNavigation ? PAGE.test(path) : CONTENT.test(path)) {
    event.respondWith(fromServer(request));
  } else if (isImmutable(path)) {
    event.respondWith(stored(request.url).then((found) => found ?? fetch(request)));
  }
});

/** Take the place of an older version at once, with a cache before pages send what it shall store. */
async function replaceSoon() {
  await caches.open(CACHE);
  await worker.skipWaiting();
}

async function replaceOthers() {
  await deleteCaches((name) => name !== CACHE);
  await worker.clients.claim();
}

/** @param {(name: string) => boolean} isMeant */
async function deleteCaches(isMeant) {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && isMeant(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Remove this worker and all that it stored if another application answers at this address. */
async function makeRoom() {
  const response = await fetch(worker.location.href, { cache: "no-cache" }).catch(() => null);
  if (!response || response.status >= 500) return; // no application answers
  if (response.ok && (await response.text()).startsWith(FIRST_WORDS)) return;
  await worker.registration.unregister();
  await deleteCaches(() => true);
}

/** The path of an address below the scope; null of one outside. @param {string} address */
function pathOf(address) {
  const { href, pathname } = new URL(address);
  return href.startsWith(scope) ? pathname.slice(new URL(scope).pathname.length) : null;
}

/** Whether the file at a path never changes. @param {string} path */
function isImmutable(path) {
  return path.startsWith(STATIC) || WEIGHTS.test(path);
}

/** The server's response; without one in time, what is stored. @param {Request} request */
async function fromServer(request) {
  const fetched = fetch(request).catch(() => null);
  const response = await Promise.race([fetched, silence()]);
  if (response && !SILENT_GATEWAY.includes(response.status)) return response;
  const found = await stored(request.url);
  return found ? markAsStored(found) : ((await fetched) ?? Response.error());
}

/** Nothing, once a server has had its time. @returns {Promise<null>} */
function silence() {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
}

/** The same response, so that pages can tell it from the server's. @param {Response} response */
function markAsStored(response) {
  const headers = new Headers(response.headers);
  headers.set("cache-status", "service-worker; hit"); // RFC 9211
  return new Response(response.body, { status: response.status, headers });
}

/** The cache of this version; null once another version or application has taken its place. */
async function openCache() {
  return (await caches.has(CACHE)) ? caches.open(CACHE) : null;
}

/** @param {string} address @returns {Promise<Response | undefined>} */
async function stored(address) {
  try {
    const cache = await openCache();
    if (!cache) return undefined;
    return await cache.match(await keyOf(cache, address), { ignoreSearch: true, ignoreVary: true });
  } catch {
    return undefined; // this browser forbids storing
  }
}

/**
 * What an address is stored under: a page in another language stands beside its own.
 * @param {Cache} cache
 * @param {string} address
 */
async function keyOf(cache, address) {
  const path = pathOf(address) ?? "";
  if (path === "compare") return comparison(cache, address);
  const language = new URL(address).searchParams.get("lang");
  return language && path.startsWith("lessons/") ? new URL(`${path}/${language}`, scope) : address;
}

/**
 * The stored comparison of the models that an address names. It may name both, one or none.
 * @param {Cache} cache
 * @param {string} address
 */
async function comparison(cache, address) {
  const { model, against } = Object.fromEntries(new URL(address).searchParams);
  const named = [model, modelIn(against)];
  const found = (await cache.keys()).find(({ url }) => {
    const [page, ...models] = pathOf(url)?.split("/") ?? [];
    return page === "compare" && models.every((id, index) => (named[index] ?? id) === id);
  });
  return found ?? address;
}

/** @param {string | undefined} against JSON as in the API @returns {string | undefined} */
function modelIn(against) {
  try {
    return JSON.parse(against ?? "null")?.model ?? undefined;
  } catch {
    return undefined;
  }
}

/** Store what a page has loaded, and the page. @param {PageFiles} files */
async function store({ addresses, page }) {
  const cache = await openCache();
  if (!cache) return;
  const storing = addresses.map((address) => storeFile(cache, address));
  if (page) storing.push(storePage(cache, page));
  await Promise.allSettled(storing); // there may be no room, or no server any more
}

/** @param {Cache} cache @param {string} address */
async function storeFile(cache, address) {
  const path = pathOf(address);
  if (path === null || new URL(address).search) return;
  const isNew = isImmutable(path) ? !(await cache.match(address)) : CONTENT.test(path);
  if (!isNew) return;
  const response = await fetch(address);
  const [, folder, sha256] = WEIGHTS.exec(path) ?? [];
  if (!isWhole(response) || (sha256 && (await hash(response.clone())) !== sha256)) return;
  if (folder) await deleteBelow(cache, folder);
  await cache.put(address, response);
}

/** Store a page of this version. @param {Cache} cache @param {NonNullable<PageFiles["page"]>} page */
async function storePage(cache, { name, address }) {
  const response = await fetch(address);
  if (!isWhole(response)) return;
  const text = await response.clone().text();
  if (text.includes(POINTERSCOPE_STATIC)) await cache.put(new URL(name, scope), response);
}

/** Whether a response may be stored; those with a private model may not. @param {Response} response */
function isWhole(response) {
  const isPrivate = response.headers.get("cache-control") === "no-store";
  return response.ok && !response.redirected && !isPrivate;
}

/** @param {Response} response */
async function hash(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Cache} cache @param {string} folder below the scope */
async function deleteBelow(cache, folder) {
  const requests = (await cache.keys()).filter(({ url }) => pathOf(url)?.startsWith(folder));
  await Promise.all(requests.map((request) => cache.delete(request)));
}
