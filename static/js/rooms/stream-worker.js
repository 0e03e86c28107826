/** The shared worker that holds the stream of a room for all tabs of a browser. */

import { openStream } from "./event-source.js";

/** @import { Message } from "./event-source.js" */

/** @type {Set<MessagePort>} */
const ports = new Set();
/** The last message of each type, for tabs that come later. @type {Map<string, Message>} */
const last = new Map();
/** @type {{close: () => void} | null} */
let stream = null;

addEventListener("connect", (event) => {
  const [port] = /** @type {MessageEvent} */ (event).ports;
  if (!port) return;
  port.onmessage = ({ data: address }) => {
    if (address === null) {
      ports.delete(port);
      if (ports.size) return;
      stream?.close();
      stream = null;
      last.clear();
      return;
    }
    ports.add(port);
    for (const message of last.values()) port.postMessage(message);
    stream ??= openStream(address, (message) => {
      last.set(message.type, message);
      for (const other of ports) other.postMessage(message);
    });
  };
});
