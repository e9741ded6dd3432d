import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openPageCache } from "./page-cache.server.ts";

// random letters do not shrink: such a page of 100,000 letters weighs about 250 kB in its three forms
const page = () => randomBytes(75_000).toString("base64");

test("the longest unused page is thrown out first, and the megabytes are respected", async () => {
  const cache = openPageCache(1);
  for (const key of ["a", "b", "c", "d"]) await cache.keep(key, "1", 200, page());
  expect(cache.find("a", "1")).toBeDefined();
  await cache.keep("e", "1", 200, page());
  const kept = ["a", "b", "c", "d", "e"].filter((key) => cache.find(key, "1"));
  expect(kept).toEqual(["a", "c", "d", "e"]);
  const weights = kept.map((key) => Object.values(cache.find(key, "1")!.bodies).reduce((sum, { length }) => sum + length, 0));
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(1024 * 1024);
});

test("a page larger than all the memory is answered and not kept, and throws nobody out", async () => {
  const cache = openPageCache(1);
  await cache.keep("small", "1", 200, "<p>small</p>");
  const large = await cache.keep("large", "1", 200, randomBytes(1_000_000).toString("base64"));
  expect(large.bodies.identity.length).toBeGreaterThan(1_000_000);
  expect([cache.find("large", "1"), cache.find("small", "1")?.bodies.identity.toString()]).toEqual([undefined, "<p>small</p>"]);
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
  await Promise.all([cache.keep("a", "1", 200, twice), cache.keep("a", "1", 200, twice), cache.keep("a", "1", 200, twice)]);
  await cache.keep("a", "2", 200, "<p>small</p>");
  for (const key of ["b", "c", "d"]) await cache.keep(key, "2", 200, page());
  expect(["a", "b", "c", "d"].filter((key) => cache.find(key, "2"))).toEqual(["a", "b", "c", "d"]);
});

test("equal pages have equal tags, others do not", async () => {
  const cache = openPageCache(1);
  const [one, same, other] = await Promise.all(["<p>1</p>", "<p>1</p>", "<p>2</p>"].map((html, place) => cache.keep(String(place), "1", 200, html)));
  expect(one!.etag).toBe(same!.etag);
  expect(one!.etag).not.toBe(other!.etag);
});
