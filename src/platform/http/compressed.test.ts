import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { sendCompressed } from "./compressed.server.ts";
import { bareWebServer } from "./web.world.ts";

const large = "流量套餐 ".repeat(400);
const { app } = await bareWebServer();
app.get("/large", (request, reply) => sendCompressed(request, reply, large));
app.get("/small", (request, reply) => sendCompressed(request, reply, "{}"));
afterAll(() => app.close());
const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { "accept-encoding": accepted } });

test("a large answer is packed as the caller likes, and unpacks to what it was", async () => {
  const [brotli, zipped, plain] = await Promise.all([
    get("/large", "gzip, deflate, br, zstd"),
    get("/large", "gzip"),
    get("/large"),
  ]);
  expect([brotli, zipped, plain].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(large);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(large);
  expect(plain.body).toBe(large);
  for (const { headers } of [brotli, zipped, plain]) expect(headers.vary).toBe("accept-encoding");
});

test("what fits into one packet is not packed", async () => {
  const { headers, body } = await get("/small", "br, gzip");
  expect([headers["content-encoding"], body]).toEqual([undefined, "{}"]);
});
