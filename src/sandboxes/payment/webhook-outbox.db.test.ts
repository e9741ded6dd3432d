import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aRequest } from "../../adapters/payment/payment-gateway-world.suite.ts";
import { payByCard, sandboxWorld, type SandboxWorld } from "./sandbox-world.suite.ts";
import { nextAttempt } from "./webhook-outbox.server.ts";

let world: SandboxWorld;
beforeAll(async () => void (world = await sandboxWorld()));
beforeEach(async () => {
  world.receiver.status = 200;
  await world.server.doDueWork();
  world.receiver.received.length = 0;
});
afterAll(async () => world.close());

async function paid() {
  const { reference } = await world.gateway.startPayment(aRequest(world.clock.now()));
  await payByCard(world.server.origin, reference, "4242424242424242");
  await world.server.doDueWork();
}

async function after(seconds: number) {
  world.clock.pass(seconds);
  await world.server.doDueWork();
  return world.receiver.received.length;
}

test("an unanswered webhook comes again after growing pauses, the same event, until it is taken", async () => {
  world.receiver.status = 500;
  await paid();
  expect(world.receiver.received).toHaveLength(1);
  expect([await after(0.9), await after(0.1)]).toEqual([1, 2]);
  expect([await after(1.9), await after(0.1)]).toEqual([2, 3]);
  expect([await after(3.9), await after(0.1)]).toEqual([3, 4]);
  world.receiver.status = 204;
  expect(await after(8)).toBe(5);
  expect(await after(3600)).toBe(5);
  const bodies = world.receiver.received.map(({ body }) => body.toString());
  expect(new Set(bodies).size).toBe(1);
});

test("a redirect is no answer", async () => {
  world.receiver.status = 302;
  await paid();
  world.receiver.status = 200;
  expect(await after(1)).toBe(2);
});

test("another process goes on where one has died, and each event is signed when it is sent", async () => {
  world.receiver.status = 503;
  await paid();
  world.clock.pass(400);
  world.receiver.status = 200;
  const another = await world.start();
  await another.doDueWork();
  await another.close();
  expect(world.receiver.received).toHaveLength(2);
  const { body, headers } = world.receiver.received[1]!;
  expect(await world.gateway.readWebhook(body, headers)).toMatchObject({
    kind: "payment",
    payment: { state: "succeeded" },
  });
});

test("two processes at once deliver each event once", async () => {
  const another = await world.start();
  world.receiver.status = 500;
  await Promise.all([paid(), paid(), paid()]);
  world.receiver.received.length = 0;
  world.receiver.status = 200;
  world.clock.pass(1);
  await Promise.all([world.server.doDueWork(), another.doDueWork()]);
  await another.close();
  expect(world.receiver.received).toHaveLength(3);
});

test("an event whose answer is noted late, when its lease is over, is not sent again", async () => {
  world.receiver.beforeAnswer = () => world.clock.pass(60);
  await paid();
  world.receiver.beforeAnswer = () => {};
  expect(await after(3600)).toBe(1);
});

test("pauses double up to an hour, and after three days there are no more retries", () => {
  const created_at = new Date("2026-11-21T08:00:00Z");
  const pauseAfter = (attempts: number) =>
    (nextAttempt({ attempts, created_at }, created_at)!.getTime() - created_at.getTime()) / 1000;
  expect([1, 2, 3, 10, 13, 50].map(pauseAfter)).toEqual([1, 2, 4, 512, 3600, 3600]);
  expect(nextAttempt({ attempts: 80, created_at }, new Date("2026-11-24T08:00:01Z"))).toBeNull();
});
