import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { currencies } from "../../kernel/currency.ts";
import { fullyOffered, offeredLanguages } from "../../kernel/language.ts";
import type { Offer } from "../../kernel/offer.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { DatabaseAway } from "../database/away.server.ts";
import { machineRoutes } from "./machine-routes.server.ts";
import { anyNumber, bareWebServer } from "./web.world.ts";

const { app } = await bareWebServer();
let [version, written, isMoving] = [1, 0, false];
let offerAt = async (_version: string): Promise<Offer> => ({ languages: fullyOffered, currencies });
let atOnce = anyNumber;
const side = {
  atOnce: { make: <Made>(make: () => Promise<Made>) => atOnce.make(make), isFull: () => atOnce.isFull() },
  catalogueVersion: { current: async () => String(isMoving ? version++ : version) },
  offer: { at: (at: string) => offerAt(at), known: () => ({ languages: fullyOffered, currencies }) },
};
machineRoutes(app, side, async ({ catalogueVersion }, path) => {
  written++;
  if (path.startsWith("/status/")) return `${offeredLanguages().join()} of ${await catalogueVersion.current()}`;
  return path === "/sitemap/en/none.xml" ? undefined : `${path} of ${version}`;
});
afterAll(() => app.close());

test("what is not there is told plainly and asked again next time", async () => {
  for (let time = 1; time <= 2; time++)
    expect((await app.inject({ url: "/sitemap/en/none.xml" })).statusCode).toBe(404);
  expect(written).toBe(2);
});

test.each([
  ["/robots.txt", "text/plain"],
  ["/llms.txt", "text/plain"],
  ["/sitemap.xml", "application/xml"],
  ["/sitemap/en/plans-1.xml", "application/xml"],
])("%s is written once for each state of the catalogue, whatever stands behind it", async (path, type) => {
  written = 0;
  const first = await app.inject({ url: path, headers: { "accept-encoding": "br" } });
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(`${path} of ${version}`);
  expect(first.headers).toMatchObject({
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "public, no-cache",
    vary: "accept-encoding",
  });
  const again = await app.inject({ url: `${path}?x=1`, headers: { "if-none-match": String(first.headers.etag) } });
  expect([again.statusCode, again.body, written]).toEqual([304, "", 1]);
  version++;
  expect((await app.inject({ url: path })).body).toBe(`${path} of ${version}`);
  expect(written).toBe(2);
});

test("a file is of one version with its offer, also while the catalogue changes, and none is kept of an older offer", async () => {
  const asked = () => app.inject({ url: "/status/en.xml" });
  offerAt = async (at) => ({ languages: at === String(version) ? ["en"] : ["zh-cn"], currencies });
  isMoving = true;
  const before = version;
  expect((await asked()).body).toBe(`zh-cn of ${before}`);
  isMoving = false;
  const offerNow = offerAt;
  offerAt = () => Promise.reject(new DatabaseAway(new Error("connection lost")));
  expect((await asked()).statusCode).toBe(503);
  offerAt = offerNow;
  expect((await asked()).body).toBe(`en of ${version}`);
});

test("whoever asks while a file is being written waits for that one, and where there is no room nothing is written", async () => {
  version++;
  written = 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: "/sitemap.xml" })));
  expect([new Set(answers.map(({ body }) => body)).size, written]).toEqual([1, 1]);
  version++;
  atOnce = { make: () => Promise.reject(new Refusal("TRY_AGAIN_LATER")), isFull: () => true };
  expect((await app.inject({ url: "/sitemap.xml" })).statusCode).toBe(503);
  expect(written).toBe(1);
  for (const url of ["/robots.txt", "/llms.txt"])
    expect((await app.inject({ url })).body, "to crawlers, 503 closes the whole site").toBe(`${url} of ${version}`);
  written = 1;
  atOnce = anyNumber;
  expect(written).toBe(1);
  expect((await app.inject({ url: "/sitemap.xml" })).statusCode).toBe(200);
});
