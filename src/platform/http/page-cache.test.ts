import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openPageCache, type CachedPage } from "./page-cache.server.ts";

// random letters shrink by a quarter at most: such a page of 300,000 letters weighs about 225 kB packed
const page = () => randomBytes(225_000).toString("base64");
const htmlOf = ({ br }: CachedPage) => brotliDecompressSync(br).toString();

test("the longest unused page is thrown out first, and the megabytes are respected", async () => {
  const cache = openPageCache(1);
  for (const key of ["a", "b", "c", "d"]) await cache.keep(key, "1", 200, page());
  expect(cache.find("a", "1")).toBeDefined();
  await cache.keep("e", "1", 200, page());
  expect(["a", "b", "c", "d", "e"].filter((key) => cache.find(key, "1"))).toEqual(["a", "c", "d", "e"]);
  expect(cache.held().pages).toBe(4);
  expect(cache.held().bytes).toBeLessThanOrEqual(1024 * 1024);
});

test("a page larger than all the memory is answered and not kept, and throws nobody out", async () => {
  const cache = openPageCache(1);
  await cache.keep("small", "1", 200, "<p>small</p>");
  const large = randomBytes(1_500_000).toString("base64");
  expect(htmlOf(await cache.keep("large", "1", 200, large))).toBe(large);
  expect([cache.find("large", "1"), htmlOf(cache.find("small", "1")!)]).toEqual([undefined, "<p>small</p>"]);
});

test("the same page in a new version takes the old one's place, and its memory", async () => {
  const cache = openPageCache(1);
  await cache.keep("other", "1", 200, page());
  for (let version = 1; version <= 10; version++) await cache.keep("plans", String(version), 200, page());
  expect(cache.find("plans", "9")).toBeUndefined();
  expect(cache.find("plans", "10")).toBeDefined();
  expect(cache.find("other", "1")).toBeDefined();
});

test("a page that became smaller counts as small, and one kept twice at the same time counts once", async () => {
  const cache = openPageCache(1);
  const twice = page();
  await Promise.all([
    cache.keep("a", "1", 200, twice),
    cache.keep("a", "1", 200, twice),
    cache.keep("a", "1", 200, twice),
  ]);
  await cache.keep("a", "2", 200, "<p>small</p>");
  for (const key of ["b", "c", "d"]) await cache.keep(key, "2", 200, page());
  expect(["a", "b", "c", "d"].filter((key) => cache.find(key, "2"))).toEqual(["a", "b", "c", "d"]);
});

test("every form is the page; gzip is made once, when it is asked for, and counts; the plain form is never kept", async () => {
  const cache = openPageCache(1);
  const html = page();
  const kept = await cache.keep("a", "1", 200, html);
  const before = cache.held().bytes;
  expect((await cache.body(kept, "identity")).toString()).toBe(html);
  expect(brotliDecompressSync(await cache.body(kept, "br")).toString()).toBe(html);
  expect(cache.held().bytes).toBe(before);
  const [gzip] = await Promise.all([cache.body(kept, "gzip"), cache.body(kept, "gzip")]);
  expect(gunzipSync(gzip).toString()).toBe(html);
  expect(cache.held().bytes).toBe(before + gzip.length);
  expect(await cache.body(kept, "gzip")).toBe(cache.find("a", "1")!.gzip);
});

test("gzip for a page that was replaced meanwhile brings the old page not back", async () => {
  const cache = openPageCache(1);
  const old = await cache.keep("a", "1", 200, "<p>old</p>");
  const asked = cache.body(old, "gzip");
  await cache.keep("a", "2", 200, "<p>new</p>");
  expect(gunzipSync(await asked).toString()).toBe("<p>old</p>");
  expect([cache.find("a", "1"), htmlOf(cache.find("a", "2")!), cache.held().pages]).toEqual([
    undefined,
    "<p>new</p>",
    1,
  ]);
});

test("long addresses count too: a flood of them fills no memory", async () => {
  const cache = openPageCache(1);
  for (let number = 0; number < 200; number++)
    await cache.keep(`/en/plans?x=${"y".repeat(10_000)}${number}`, "1", 200, "<p>small</p>");
  expect(cache.held().pages).toBeLessThan(50);
  expect(cache.find(`/en/plans?x=${"y".repeat(10_000)}199`, "1")).toBeDefined();
});

test("what is kept holds its own bytes and no piece of a larger memory", async () => {
  const cache = openPageCache(1);
  const kept = await cache.keep("a", "1", 200, "<p>small</p>");
  await cache.body(kept, "gzip");
  expect([kept.br.buffer.byteLength, kept.gzip!.buffer.byteLength]).toEqual([kept.br.length, kept.gzip!.length]);
});

test("equal pages have equal tags, others do not", async () => {
  const cache = openPageCache(1);
  const [one, same, other] = await Promise.all(
    ["<p>1</p>", "<p>1</p>", "<p>2</p>"].map((html, place) => cache.keep(String(place), "1", 200, html)),
  );
  expect(one!.etag).toBe(same!.etag);
  expect(one!.etag).not.toBe(other!.etag);
});
