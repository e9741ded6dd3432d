import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aRequest } from "../payment-gateway-world.suite.ts";
import { stripeWorld } from "./stripe-world.suite.ts";

let world: Awaited<ReturnType<typeof stripeWorld>>;
beforeAll(async () => void (world = await stripeWorld()));
afterAll(async () => {
  expect(world.fake.wrong).toEqual([]);
  await world.close();
});

/** One payment, paid out in this way. */
async function paidOut(change: Partial<Stripe.Payout>) {
  const from = world.clock.now();
  const { reference } = await world.gateway.startPayment(aRequest(from));
  world.fake.pays(world.fake.sessions.get(reference)!);
  world.fake.paysOut(change);
  world.clock.pass(60);
  return Array.fromAsync(world.gateway.listPayouts(from, world.clock.now()));
}

test.each([
  ["paid", "paid"],
  ["pending", "on_its_way"],
  ["in_transit", "on_its_way"],
  ["failed", "failed"],
  ["canceled", "failed"],
])("a payout that is %s at Stripe is %s", async (status, state) => {
  expect(await paidOut({ status })).toMatchObject([{ state, hasLines: true }]);
});

test("one whose lines Stripe still gathers comes later; of one begun by hand it tells none", async () => {
  expect(await paidOut({ reconciliation_status: "in_progress" })).toEqual([]);
  expect(await paidOut({ reconciliation_status: "not_applicable", automatic: false })).toMatchObject([
    { hasLines: false },
  ]);
});

test.each([
  ["fee", "fee"],
  ["network_cost", "fee"],
  ["payout_reversal", "payout_failed"],
  ["refund_failure", "refund_failed"],
  ["dispute", "dispute"],
  ["dispute_reversal", "dispute_returned"],
  ["something_new", "other"],
])("a movement that Stripe reports as %s is %s", async (reporting_category, kind) => {
  world.fake.moves({ reporting_category, source: null });
  const [payout] = await paidOut({});
  const lines = await Array.fromAsync(world.gateway.payoutLines(payout!.reference));
  expect(lines.map((line) => line.kind).toSorted()).toEqual([kind, "payment"].toSorted());
});
