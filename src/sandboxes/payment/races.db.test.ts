import { afterAll, beforeAll, expect, test } from "vitest";
import { amountOf, aRefund, aRequest } from "../../adapters/payment/payment-gateway-world.suite.ts";
import { moves } from "./payment-moves.ts";
import { movePayment } from "./payment-store.server.ts";
import { payByCard, postForm, racing, sandboxWorld, type SandboxWorld } from "./sandbox-world.suite.ts";

let world: SandboxWorld;
beforeAll(async () => void (world = await sandboxWorld()));
afterAll(async () => world.close());

const begin = async () => (await world.gateway.startPayment(aRequest(world.clock.now()))).reference;
const pay = async (reference: string) => payByCard(world.server.origin, reference, "4242424242424242");
const fourTimes = <Act>(act: Act) => [act, act, act, act];

async function told(reference: string) {
  const { rows } = await world.database.pool.query<{ type: string }>(
    "select type from sandbox_gateway.webhooks where subject->>'reference' = $1",
    [reference],
  );
  return rows.map(({ type }) => type);
}

test("four clicks on Pay charge once, and all lead back to the shop", async () => {
  const reference = await begin();
  const clicks = await racing(
    world,
    reference,
    fourTimes(async () => pay(reference)),
  );
  expect(clicks.map((click) => click.headers.get("location"))).toEqual(Array(4).fill(aRequest(new Date()).returnUrl));
  expect(await told(reference)).toEqual(["payment.succeeded"]);
});

test("paying and leaving at once: one of them holds", async () => {
  const reference = await begin();
  await racing<Response>(world, reference, [
    async () => pay(reference),
    async () => postForm(world.server.origin, `/pay/${reference}/leave`, {}),
  ]);
  const { state } = await world.gateway.findPayment(reference);
  expect(await told(reference)).toEqual([`payment.${state}`]);
});

test("one refund asked for four times at once takes its part once", async () => {
  const reference = await begin();
  await pay(reference);
  const part = aRefund(reference, { ...amountOf, amount: 1000 });
  const refunds = await racing(
    world,
    reference,
    fourTimes(async () => world.gateway.refundPayment(part)),
  );
  expect(new Set(refunds.map((refund) => refund.reference)).size).toBe(1);
  expect(
    await world.gateway.refundPayment(aRefund(reference, { ...amountOf, amount: amountOf.amount - 1000 })),
  ).toMatchObject({ state: "succeeded" });
});

test("four refunds of all that there is: one succeeds", async () => {
  const reference = await begin();
  await pay(reference);
  const refunds = await racing(
    world,
    reference,
    fourTimes(async () => world.gateway.refundPayment(aRefund(reference))),
  );
  expect(refunds.map(({ state }) => state).sort()).toEqual(["failed", "failed", "failed", "succeeded"]);
  expect(refunds.find(({ state }) => state === "failed")?.failure).toBe("amount_too_large");
});

test("a payment cannot be made after its time, even before anybody has noticed that it is over", async () => {
  const reference = await begin();
  const tooLate = new Date(world.clock.now().getTime() + 30 * 60_000);
  const moved = await movePayment(
    world.database.pool,
    reference,
    { move: moves.charge },
    { now: tooLate, settlesAt: tooLate },
  );
  expect(moved).toBeUndefined();
});
