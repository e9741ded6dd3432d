import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshWorld, type World } from "../../../test/world.ts";
import { keptMailer } from "../../adapters/mail/kept-mailer.server.ts";
import { keptPush } from "../../adapters/push/kept-push.server.ts";
import { aPush } from "../../adapters/push/push.suite.ts";
import { keptSms } from "../../adapters/sms/kept-sms.server.ts";
import { aText } from "../../adapters/sms/sms.suite.ts";
import { outboxRoutes } from "./outbox-routes.server.ts";
import { bareWebServer } from "./web.world.ts";

let world: World;
const { app } = await bareWebServer();
beforeAll(async () => {
  world = await freshWorld();
  outboxRoutes(app, world.shop);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const send = async (subject: string, html: string) => {
  const id = randomUUID();
  await keptMailer(world.pool, world.shop.vault, world.shop.clock).send({
    id,
    to: "mei@example.com",
    subject,
    html,
    text: "",
    pictures: [],
  });
  return id;
};

test("an empty outbox says so; letters are listed as words and open as they are", async () => {
  expect((await app.inject({ url: "/outbox" })).body).toContain("Nothing yet.");
  const id = await send('<script>alert("1")</script>', "<p>您好</p>");
  const list = (await app.inject({ url: "/outbox" })).body;
  expect(list).not.toContain("<script");
  expect(list).toContain(`href="/outbox/${id}"`);
  const { body, headers } = await app.inject({ url: `/outbox/${id}` });
  expect(body).toBe("<p>您好</p>");
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

const text = (words: string) => keptSms({ ...world.shop, inWords: () => words }).sendSms(aText());
const push = (message: Partial<ReturnType<typeof aPush>["message"]>) =>
  keptPush({ ...world.shop, publicKey: "" }).sendPush(aPush({ message: { ...aPush().message, ...message } }));
const shown = async (query = "") => (await app.inject({ url: `/outbox${query}` })).body;

test("letters, texts and pushes stand in one list, the newest first, or each kind alone", async () => {
  world.at("2026-11-21T09:00:00Z");
  await text("text at nine");
  world.at("2026-11-21T09:01:00Z");
  await push({ title: "push at one past nine", url: "/en/data?a=1&b=2" });
  world.at("2026-11-21T09:02:00Z");
  await send("letter at two past nine", "<p>Hello</p>");
  const places = async (query = "") =>
    Array.from((await shown(query)).matchAll(/(letter|text|push) at (nine|one|two)/g), ([, kind]) => kind);
  expect(await places()).toEqual(["letter", "push", "text"]);
  expect(await places("?show=letters")).toEqual(["letter"]);
  expect(await places("?show=texts")).toEqual(["text"]);
  expect(await places("?show=pushes")).toEqual(["push"]);
  expect(await places("?show=secrets&show=x")).toEqual(["letter", "push", "text"]);
  const page = await shown("?show=texts");
  expect(page).toContain("+85291234567 · 2026-11-21 09:00:00 UTC");
  expect(page).toContain('<a href="/outbox?show=texts" aria-current="page">');
  expect(await shown()).toContain('href="/en/data?a=1&amp;b=2"');
});

test("what texts and pushes say is words, and only our own pages are opened", async () => {
  const hostile = '<script>alert("1")</script>';
  await text(hostile);
  for (const url of ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"])
    await push({ title: hostile, body: hostile, url });
  const page = await shown();
  expect(page).not.toContain("<script");
  expect(page).not.toMatch(/href="[^"]*(evil|javascript)/);
  expect(page).not.toContain("fcm/send");
});

test.each([randomUUID(), "-".repeat(36), "0".repeat(36), "x", "%00", "..%2f..%2fetc", "1' or '1'='1"])(
  "there is no letter %s",
  async (id) => {
    const { statusCode, body } = await app.inject({ url: `/outbox/${id}` });
    expect([statusCode, body]).toEqual([404, "no such letter\n"]);
  },
);
