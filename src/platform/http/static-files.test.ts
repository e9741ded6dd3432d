import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "./static-files.server.ts";
import { bareWebServer } from "./web.world.ts";

const folder = mkdtempSync(join(tmpdir(), "farwave-static-"));
const { app } = await bareWebServer();
const script = "export const a = 1;\n".repeat(100);
beforeAll(async () => {
  for (const inside of ["client/assets", "client/art", "client/.vite"])
    mkdirSync(join(folder, inside), { recursive: true });
  writeFileSync(join(folder, "client/assets/entry-1.js"), script);
  writeFileSync(join(folder, "client/assets/entry-1.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "client/art/icons.svg"), "<svg/>");
  writeFileSync(join(folder, "client/favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "client/.secret"), "secret");
  writeFileSync(join(folder, "client/.vite/console.json"), "secret");
  writeFileSync(join(folder, "outside.txt"), "outside");
  await staticFiles(app, join(folder, "client"));
  app.route({ method: ["GET", "POST"], url: "/*", handler: async () => "a page" });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["/assets/entry-1.js", "application/javascript; charset=utf-8", "public, max-age=31536000, immutable", script],
  ["/assets/entry-1.js?again", "application/javascript; charset=utf-8", "public, max-age=31536000, immutable", script],
  ["/art/icons.svg", "image/svg+xml", "public, max-age=3600", "<svg/>"],
  ["/favicon.svg", "image/svg+xml", "public, max-age=3600", "<svg/>"],
])("%s is sent as it lies there, and kept as long as its name allows", async (url, type, keep, content) => {
  const { statusCode, headers, body } = await app.inject({ url });
  expect([statusCode, headers["content-type"], headers["cache-control"], body]).toEqual([200, type, keep, content]);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", etag: expect.any(String) });
  const head = await app.inject({ method: "HEAD", url });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  const again = await app.inject({ url, headers: { "if-none-match": headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("what was compressed beforehand is sent so", async () => {
  const { headers, rawPayload } = await app.inject({
    url: "/assets/entry-1.js",
    headers: { "accept-encoding": "br, gzip" },
  });
  expect([headers["content-encoding"], brotliDecompressSync(rawPayload).toString()]).toEqual(["br", script]);
});

test.each([
  "/assets/gone.js",
  "/assets",
  "/assets/",
  "/.secret",
  "/.vite/console.json",
  "/../outside.txt",
  "/%2e%2e/outside.txt",
  "/assets/..%2f..%2foutside.txt",
  "/assets/../../outside.txt",
  "/assets/entry-1.js%00",
])("%s is no file of ours and goes to the pages", async (url) => {
  expect((await app.inject({ url })).body).toBe("a page");
});

test("a form is no question for a file", async () => {
  const posted = await app.inject({ method: "POST", url: "/favicon.svg" });
  expect(posted.body).not.toContain("<svg/>");
});
