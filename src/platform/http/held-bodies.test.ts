import { Readable } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { consoleSite } from "../../sites/console/site.ts";
import { storefront } from "../../sites/storefront/site.ts";
import type { Shop } from "../context.server.ts";
import { uploadPages } from "./uploads.server.ts";
import { bareWebServer, siteOf } from "./web.world.ts";
import { webhookRoutes } from "./webhook-routes.server.ts";

const megabytes = (many: number) => many * 2 ** 20;
let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const untilRead = (payloads: readonly Readable[]) =>
  vi.waitUntil(() => payloads.every(({ readableLength }) => readableLength === 0), { timeout: 50_000, interval: 5 });

/** A call that takes ten megabytes and lasts until `end` is called. */
async function opened(environment: Record<string, string> = {}) {
  const { app } = await bareWebServer({ TRUSTED_PROXIES: "1", ...environment });
  const lasting = Promise.withResolvers<void>();
  let begun = 0;
  app.post("/api/photo", { bodyLimit: megabytes(10) }, async () => {
    begun++;
    await lasting.promise;
    return { resultCode: "SUCCESS" };
  });
  close = async () => {
    lasting.resolve();
    await app.close();
  };
  const send = async (from: string, bytes: number) => {
    const { statusCode, headers } = await app.inject({
      method: "POST",
      url: "/api/photo",
      payload: JSON.stringify("x".repeat(bytes - 2)),
      headers: { "content-type": "application/json", "x-forwarded-for": from },
    });
    return `${statusCode} ${headers["retry-after"] ?? ""}`.trim();
  };
  const begunToSend: Readable[] = [];
  /** What of each has been sent is counted. */
  const untilCounted = () => untilRead(begunToSend);
  /** Says that it is ten megabytes long and sends only so many of them; the body stands still until `end`. */
  const beginToSend = (from: string, sent: number) => {
    const payload = new Readable({ read: () => undefined });
    begunToSend.push(payload);
    if (sent > 0) payload.push(Buffer.alloc(sent, "x"));
    void lasting.promise.then(() => payload.push(null));
    const headers = {
      "content-type": "application/json",
      "content-length": `${megabytes(10)}`,
      "x-forwarded-for": from,
    };
    return app.inject({ method: "POST", url: "/api/photo", payload, headers });
  };
  const untilBegun = async (many: number) => {
    await vi.waitUntil(() => begun >= many, { timeout: 50_000, interval: 5 });
  };
  return { send, beginToSend, untilCounted, untilBegun, end: lasting.resolve };
}

test("thirty large ones at once from one address: as many as may be held are read, the others are told at once to come again", async () => {
  const { send, untilBegun, end } = await opened();
  const thirty = Array.from({ length: 30 }, () => send("203.0.113.7", megabytes(10)));
  await untilBegun(6);
  // a neighbour and small calls are served meanwhile
  const neighbour = send("203.0.114.9", megabytes(10));
  const small = send("203.0.113.7", 60_000);
  await untilBegun(8);
  end();
  expect([await neighbour, await small]).toEqual(["200", "200"]);
  const answers = await Promise.all(thirty);
  expect(answers.filter((answer) => answer === "200")).toHaveLength(6);
  expect(new Set(answers)).toEqual(new Set(["200", "503 5"]));
  // what was answered is held no more
  expect(await send("203.0.113.7", megabytes(10))).toBe("200");
});

test("many addresses together have a limit, too", async () => {
  const { send, untilBegun, end } = await opened();
  const all = Array.from({ length: 27 }, (_, place) => send(`203.0.${place}.7`, megabytes(10)));
  await untilBegun(25);
  end();
  const answers = await Promise.all(all);
  expect(answers.filter((answer) => answer === "200")).toHaveLength(25);
});

test("ordinary photographs of a crowd behind one address are all read", async () => {
  const { send, untilBegun, end } = await opened();
  const all = Array.from({ length: 60 }, () => send("203.0.113.7", 500_000));
  await untilBegun(60);
  end();
  expect(new Set(await Promise.all(all))).toEqual(new Set(["200"]));
});

test("bodies that say that they are long and stand still hold nothing", async () => {
  const { send, beginToSend, untilBegun, end } = await opened();
  const idle = Array.from({ length: 40 }, (_, place) => beginToSend(`203.0.${place % 4}.${place}`, 0));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const other = send("198.51.100.7", megabytes(10));
  const neighbour = send("203.0.1.1", megabytes(10));
  await untilBegun(2);
  end();
  expect([await other, await neighbour]).toEqual(["200", "200"]);
  await Promise.all(idle);
});

test.each([
  ["networks of one /48", (place: number) => `2001:db8:1:${(place * 256).toString(16)}::1`],
  ["addresses of one /24", (place: number) => `203.0.113.${place}`],
])("%s hold half of all at most, in pieces that come slowly too", async (_of, from) => {
  const { send, beginToSend, untilCounted, untilBegun, end } = await opened();
  const slow = Array.from({ length: 4 }, (_, place) => beginToSend(from(place), megabytes(9)));
  await untilCounted();
  const many = Array.from({ length: 20 }, (_, place) => send(from(4 + place), megabytes(10)));
  await untilBegun(9);
  const others = Array.from({ length: 6 }, () => send("198.51.100.7", megabytes(10)));
  await untilBegun(15);
  end();
  expect(new Set(await Promise.all(others))).toEqual(new Set(["200"]));
  // 128 MB less four times nine
  expect((await Promise.all(many)).filter((answer) => answer === "200")).toHaveLength(9);
  await Promise.all(slow);
});

test("a form with a photograph that is turned away without scripts gets the page that comes back by itself", async () => {
  const { app, shop } = await siteOf(async ({ waiting }) => ({
    kind: "page",
    status: 200,
    html: waiting ? "<p>later</p>" : "<p>page</p>",
    cacheable: false,
  }));
  close = () => app.close();
  const over = Promise.withResolvers<void>();
  const payloads: Readable[] = [];
  const post = (body: Buffer, rest = false) => {
    const payload = new Readable({ read: () => undefined });
    payloads.push(payload);
    payload.push(body);
    if (rest) void over.promise.then(() => payload.push(null));
    else payload.push(null);
    const headers = {
      origin: shop.origin,
      "sec-fetch-site": "same-origin",
      "content-type": "multipart/form-data; boundary=edge",
      "content-length": `${rest ? megabytes(16) : body.length}`,
    };
    return app.inject({ method: "POST", url: `/en${storefront.uploads![0]}`, payload, headers });
  };
  const slow = Array.from({ length: 4 }, () => post(Buffer.alloc(megabytes(15)), true));
  await untilRead(payloads);
  const { statusCode, headers, body } = await post(Buffer.alloc(megabytes(5)));
  expect([statusCode, headers["content-type"], headers["retry-after"], body]).toEqual([
    503,
    "text/html; charset=utf-8",
    "5",
    "<p>later</p>",
  ]);
  // what is wrong otherwise is said as before
  expect((await post(Buffer.from("no form"))).headers["content-type"]).toContain("text/plain");
  over.resolve();
  await Promise.all(slow);
});

test("staff's files and webhooks are counted by the limits of their routes", async () => {
  const { app } = await bareWebServer();
  close = () => app.close();
  const limits = new Map<string, number | undefined>();
  app.addHook("onRoute", ({ url, bodyLimit }) => void limits.set(url, bodyLimit));
  const shop = { origin: "http://shop.test" } as Shop;
  uploadPages(app, { site: consoleSite, shop, show: async () => "" });
  webhookRoutes(app, shop, async () => "taken");
  await app.ready();
  expect(consoleSite.uploads!.map((path) => limits.get(path))).toEqual(consoleSite.uploads!.map(() => megabytes(13)));
  expect(["/webhooks/payment", "/webhooks/payment/:gateway"].map((path) => limits.get(path))).toEqual([
    megabytes(1),
    megabytes(1),
  ]);
});
