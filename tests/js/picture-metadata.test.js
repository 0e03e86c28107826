import assert from "node:assert/strict";
import { test } from "node:test";
import zlib from "node:zlib";

import { crc32, textChunk, withMetadata } from "../../static/js/picture-metadata.js";

test("the checksum is zlib's CRC-32", () => {
  for (const text of ["", "123456789", "Café Luna · →"]) {
    const bytes = new TextEncoder().encode(text);
    assert.equal(crc32(bytes), zlib.crc32(bytes));
  }
});

test("a text chunk has length, type, keyword, UTF-8 text and checksum", () => {
  const chunk = Buffer.from(textChunk("Title", "Gate → 0.5"));
  const content = Buffer.from("Title\0\0\0\0\0Gate → 0.5", "utf8");
  assert.equal(chunk.readUInt32BE(0), content.length);
  assert.equal(chunk.toString("latin1", 4, 8), "iTXt");
  assert.deepEqual(chunk.subarray(8, 8 + content.length), content);
  assert.equal(chunk.readUInt32BE(8 + content.length), zlib.crc32(chunk.subarray(4, -4)));
});

test("the chunks lie between a PNG's header and its picture", async () => {
  const png = Buffer.from(Array.from({ length: 60 }, (_, index) => index));
  const address = `data:image/png;base64,${png.toString("base64")}`;
  const blob = withMetadata(address, "png", { title: "A", origin: "B" });
  const bytes = Buffer.from(await blob.arrayBuffer());
  const chunks = Buffer.concat(
    [textChunk("Title", "A"), textChunk("Source", "B")].map((chunk) => Buffer.from(chunk)),
  );
  assert.deepEqual(bytes, Buffer.concat([png.subarray(0, 33), chunks, png.subarray(33)]));
  assert.equal(blob.type, "image/png");
});
