import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { compressAssets } from "./compress.mjs";

it("puts .br and .gz beside text assets that are worth it, and beside nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "farwave-compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  const text = "const wave = 'arc';\n".repeat(100);
  writeFileSync(join(folder, "assets/browser.js"), text);
  writeFileSync(join(folder, "assets/small.css"), "a{}");
  writeFileSync(join(folder, "assets/face.woff2"), text);
  await compressAssets(folder);
  expect(readdirSync(join(folder, "assets")).toSorted()).toEqual([
    "browser.js",
    "browser.js.br",
    "browser.js.gz",
    "face.woff2",
    "small.css",
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets/browser.js.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "assets/browser.js.gz"))).toString()).toBe(text);
});
