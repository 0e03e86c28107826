/**
 * The events of a room. All tabs of a browser share one stream, by a shared worker that runs this
 * module's other half (stream-worker.js); a browser without shared workers has one in each tab.
 */

import { ROOT } from "../api.js";
import { openStream } from "./event-source.js";

/** @import { Message } from "./event-source.js" */

/**
 * Listen to a room.
 * @param {string} code
 * @param {boolean} leads whether this is the lecturer's page, which is not counted as a follower
 * @param {(message: Message) => void} listener
 */
export function listen(code, leads, listener) {
  const address = new URL(`api/rooms/${code}/events?leads=${leads}`, ROOT).href;
  if (typeof SharedWorker === "undefined") {
    openStream(address, listener);
    return;
  }
  const worker = new SharedWorker(new URL("stream-worker.js", import.meta.url), {
    type: "module",
    name: address,
  });
  worker.onerror = () => openStream(address, listener);
  worker.port.onmessage = ({ data }) => listener(data);
  worker.port.postMessage(address);
  window.addEventListener("pagehide", () => worker.port.postMessage(null));
}
