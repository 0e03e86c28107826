/**
 * What pages fetch of a model: from the server, or from the files of an exported page, which lists
 * them in a data block. Addresses of an offline file are `#id` of further data blocks.
 */

import { ask, ProblemError, ROOT } from "./api.js";
import { fromBase64 } from "./base64.js";
import { findOptional } from "./dom.js";

/** @import { ExampleHistory, Vocabulary } from "./api-types.d.ts" */
/** @typedef {{vocabulary: string, weights: string, histories?: string}} ModelFiles addresses */

/** @type {Record<string, ModelFiles> | null} by model; null where a server answers */
const EXPORTED = readBlock("model-files");
const MOST_HISTORIES = 500;

/** Whether a server answers queries to this page's models. */
export const HAS_SERVER = EXPORTED === null;

/** Whether this page brings the weights of a model. @param {string} model its id */
export function holdsModel(model) {
  return EXPORTED !== null && Object.hasOwn(EXPORTED, model);
}

/**
 * @param {string} model its id
 * @param {string | URL} [server]
 * @returns {Promise<Vocabulary>}
 */
export async function fetchVocabulary(model, server = ROOT) {
  if (HAS_SERVER) return servedVocabulary(`models/${encodeURIComponent(model)}/vocabulary`, server);
  return JSON.parse(new TextDecoder().decode(await exportedFile(model, "vocabulary")));
}

/**
 * The vocabulary of a server; where it is silent, the one in the browser's cache.
 * @param {string} path
 * @param {string | URL} server
 * @returns {Promise<Vocabulary>}
 */
async function servedVocabulary(path, server) {
  try {
    return await ask(path, {}, server);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status) throw error;
    const address = new URL(`api/${path}`, server);
    const cached = await fetch(address, { cache: "force-cache" }).catch(() => null);
    if (!cached?.ok) throw error;
    return cached.json();
  }
}

/**
 * @param {string} model its id
 * @param {number} [limit]
 * @returns {Promise<ExampleHistory[]>}
 */
export async function fetchHistories(model, limit = MOST_HISTORIES) {
  if (HAS_SERVER) {
    const path = `models/${encodeURIComponent(model)}/histories?limit=${limit}`;
    /** @type {{items: ExampleHistory[]}} */
    const { items } = await ask(path);
    return items;
  }
  return JSON.parse(new TextDecoder().decode(await exportedFile(model, "histories")));
}

/**
 * The content of `weights.safetensors`.
 * @param {Vocabulary} vocabulary
 * @param {boolean} again whether an earlier attempt brought something that cannot be used, which
 *   the browser's cache is then asked not to bring again
 * @param {string | URL} [server]
 */
export async function fetchWeights({ id, weights }, again, server = ROOT) {
  if (!HAS_SERVER) return exportedFile(id, "weights", again);
  const path = `api/models/${encodeURIComponent(id)}/weights/${weights?.sha256}`;
  return fetchBytes(new URL(path, server), "weights", again);
}

/**
 * Check that weights are those that a vocabulary belongs to, wherever the browser has a hash.
 * @param {ArrayBuffer} content
 * @param {Vocabulary} vocabulary
 * @throws {Error} some of their bytes are others
 */
export async function checkWeights(content, { weights }) {
  if (!weights || !globalThis.crypto?.subtle) return; // pages over plain HTTP have none
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== weights.sha256) {
    throw new Error("The weights were damaged on their way. Load the page again.");
  }
}

/**
 * @param {string} model
 * @param {keyof ModelFiles} what
 * @param {boolean} [again]
 */
async function exportedFile(model, what, again = false) {
  const address = EXPORTED?.[model]?.[what];
  if (!address) throw new Error(`This page holds no ${what} of ${model}.`);
  if (!address.startsWith("#")) return fetchBytes(new URL(address, document.baseURI), what, again);
  const text = document.getElementById(address.slice(1))?.textContent ?? "";
  return fromBase64(text.trim()).buffer;
}

/**
 * @param {URL} address
 * @param {keyof ModelFiles} what
 * @param {boolean} again
 */
async function fetchBytes(address, what, again) {
  const response = await fetch(address, { cache: again ? "reload" : "default" });
  if (!response.ok) throw new Error(`The ${what} could not be fetched (${response.status}).`);
  return response.arrayBuffer();
}

/** The content of a data block of the page; null where there is none. @param {string} id */
function readBlock(id) {
  const block = findOptional(document, `script#${id}`, HTMLScriptElement);
  return block && JSON.parse(block.textContent ?? "");
}
