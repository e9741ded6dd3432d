import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GatewayUnavailable } from "../../adapters/payment/payment-gateway.ts";
import { badDayFor, injectFailures } from "./bad-days.server.ts";
import { sandboxPayment } from "./sandbox-payment.server.ts";

test.each([
  [0, 0, undefined],
  [0.3, 0.05, "unavailable"],
  [0.3, 0.15, "slow"],
  [0.3, 0.29, "lost"],
  [0.3, 0.3, undefined],
  [1, 0.999, "lost"],
])("with a rate of %d and %d thrown: %s", (rate, thrown, bad) => {
  expect(badDayFor({ rate, chance: () => thrown })).toBe(bad);
});

let thrown = 0;
let done = 0;
const server = Fastify();
injectFailures(server, { rate: 1, chance: () => thrown, slowMs: 30 });
server.get("/v1/refunds/:reference", async () => ({ reference: `re_${++done}`, state: "succeeded" }));
server.get("/pay/page", async () => "a page");
let origin = "";
beforeAll(async () => void (origin = await server.listen({ port: 0, host: "127.0.0.1" })));
afterAll(() => server.close());
const shop = () => sandboxPayment({ origin, secretKey: "k", webhookSecret: "w", now: () => new Date(0) });

test("refused before anything is done", async () => {
  [thrown, done] = [0.1, 0];
  await expect(shop().findRefund("x")).rejects.toBeInstanceOf(GatewayUnavailable);
  expect(done).toBe(0);
});

test("done late", async () => {
  [thrown, done] = [0.5, 0];
  const begun = performance.now();
  expect(await shop().findRefund("x")).toMatchObject({ state: "succeeded" });
  expect(performance.now() - begun).toBeGreaterThan(25);
});

test("done, and the response is lost", async () => {
  [thrown, done] = [0.9, 0];
  await expect(shop().findRefund("x")).rejects.toBeInstanceOf(GatewayUnavailable);
  expect(done).toBe(1);
});

test("the shopper's pages have no bad days", async () => {
  thrown = 0.1;
  expect((await fetch(`${origin}/pay/page`)).status).toBe(200);
});
