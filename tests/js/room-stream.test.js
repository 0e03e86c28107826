/** The stream of a room: when it connects again, and when it ends. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { openStream } from "../../static/js/rooms/event-source.js";

const LONG = 60_000; // milliseconds, in which a connection that says nothing is begun anew

class Source extends EventTarget {
  static CLOSED = 2;
  /** @type {Source[]} */
  static opened = [];
  readyState = 1;
  onopen = () => {};
  onerror = () => {};

  /** @param {string} address */
  constructor(address) {
    super();
    this.address = address;
    Source.opened.push(this);
  }

  close() {
    this.readyState = Source.CLOSED;
  }

  refuse() {
    this.close();
    this.onerror();
  }
}

/** A stream whose server refuses it after it was open. @param {number} status of the room then */
async function refused(status) {
  Source.opened = [];
  Object.assign(globalThis, { EventSource: Source, fetch: async () => ({ status }) });
  /** @type {(string | undefined)[]} */
  const states = [];
  const stream = openStream("https://a.example/api/rooms/ABCDEF/events?after", (message) => {
    if (message.type === "connection") states.push(message.state);
  });
  const [first] = Source.opened;
  first?.onopen();
  first?.refuse();
  await new Promise((resolve) => setImmediate(resolve));
  return { stream, states };
}

test("the stream of a room that is gone never connects again", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { states } = await refused(404);
  mock.timers.tick(LONG);
  assert.deepEqual(states, ["open", "waiting", "gone"]);
  assert.equal(Source.opened.length, 1);
  mock.timers.reset();
});

test("the stream of a busy server connects again, once", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { stream, states } = await refused(503);
  mock.timers.tick(LONG);
  assert.deepEqual(states, ["open", "waiting", "waiting"]);
  assert.equal(Source.opened.length, 2);
  stream.close();
  mock.timers.reset();
});
