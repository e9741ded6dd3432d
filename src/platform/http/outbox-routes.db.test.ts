import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptMailer } from "../../adapters/mail/kept-mailer.server.ts";
import { freshWorld, type World } from "../../../test/world.ts";
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
  await keptMailer(world.pool, world.shop.vault, world.shop.clock).send({ id, to: "mei@example.com", subject, html, text: "", pictures: [] });
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
  expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'");
});

test.each([randomUUID(), "-".repeat(36), "0".repeat(36), "x", "%00", "..%2f..%2fetc", "1' or '1'='1"])("there is no letter %s", async (id) => {
  const { statusCode, body } = await app.inject({ url: `/outbox/${id}` });
  expect([statusCode, body]).toEqual([404, "no such letter\n"]);
});
