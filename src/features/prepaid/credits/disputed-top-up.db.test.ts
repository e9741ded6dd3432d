import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetDispute, GetDisputes } from "../../sales/disputes/contract.ts";
import { takeWebhook } from "../../sales/payments/take-webhook.server.ts";
import { readPrepaid } from "../metering/read-prepaid.server.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "./prepaid.world.ts";

let world: PrepaidWorld;
let ann: Awaited<ReturnType<typeof joined>>;
beforeEach(async () => {
  world = await prepaidWorld();
  ann = await joined(world, { email: "ann@example.com", name: "Ann", role: "finance" });
});
afterEach(() => world.close());

const iccid = aCard(1);

/** The bank takes back what was paid last. */
async function disputed(): Promise<OutputOf<typeof GetDispute>> {
  const [payment] = await world.ask<{ id: string; amount: number }>("select id, amount from payments");
  const now = world.shop.clock();
  world.gateway.disputes.set("dp_1", {
    reference: "dp_1",
    paymentId: payment!.id,
    state: "needs_answer",
    reason: "fraudulent",
    amount: { amount: payment!.amount, currency: "HKD" },
    answerBy: new Date(now.getTime() + 7 * 86_400_000),
    moves: [{ reference: "txn", kind: "taken", fee: null, at: now }],
    page: "https://pay.test/disputes/dp_1",
    createdAt: now,
  });
  const event = { id: randomUUID(), kind: "dispute", reference: "dp_1" };
  await takeWebhook(world.shop, Buffer.from(JSON.stringify(event)), { signature: "right" });
  await world.work();
  const { disputes } = await ann.browser.get<OutputOf<typeof GetDisputes>>("/staff/getDisputes", {});
  const [{ number }] = (await world.ask<{ number: string }>("select number from top_ups")) as [{ number: string }];
  expect(disputes).toMatchObject([{ order: null, topUp: number }]);
  return ann.browser.get<OutputOf<typeof GetDispute>>("/staff/getDispute", { id: disputes[0]!.id });
}
const asked = async () => {
  const [work] = await world.ask<{ details: object }>("select details from cases where kind = 'payment_disputed'");
  return work!.details;
};

test("a disputed top-up has its number and its card, whose page says what is left", async () => {
  const { number } = await world.toppedUp({ amount: 6800 });
  const dispute = await disputed();
  expect(dispute.card).toEqual({ iccid, left: { amount: 6800, currency: "HKD" } });
  const work = await asked();
  expect(work).toMatchObject({ topUp: number, iccid });
  expect(work).not.toHaveProperty("left");
});

test("a thief who has used it all before leaves nothing to take back", async () => {
  await world.toppedUp({ amount: 3400 });
  await world.hand.goTo(iccid, "CN");
  await world.hand.usePrepaid(iccid, 6000);
  await readPrepaid.run({}, world.shop);
  const dispute = await disputed();
  expect(dispute.card).toEqual({ iccid, left: { amount: 0, currency: "HKD" } });
});
