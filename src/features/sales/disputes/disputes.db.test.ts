import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import {
  GatewayUnavailable,
  type DisputeMove,
  type GatewayDispute,
} from "../../../adapters/payment/payment-gateway.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { ledgerDifferences } from "../payments/ledger-proof.server.ts";
import { unbalanced } from "../payments/ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld } from "../payments/payments.world.ts";
import { refundMoney } from "../payments/refund-money.server.ts";
import { takeWebhook } from "../payments/take-webhook.server.ts";
import { fetchPayouts } from "../payouts/fetch-payouts.server.ts";
import type { GetDispute, GetDisputes } from "./contract.ts";
import { fetchDisputes } from "./fetch-disputes.server.ts";

let world: PaymentsWorld;
let ann: Awaited<ReturnType<typeof joined>>;
beforeEach(async () => {
  world = await paymentsWorld();
  ann = await joined(world, { email: "ann@example.com", name: "Ann", role: "finance" });
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.close();
});

const day = 86_400_000;
const taken = (reference = "txn_taken"): DisputeMove => ({
  reference,
  kind: "taken",
  fee: { amount: 1500, currency: "HKD" },
  at: world.shop.clock(),
});
const returned = (reference = "txn_back"): DisputeMove => ({ ...taken(reference), kind: "returned", fee: null });

/** What the gateway says of a dispute from now on. */
function says(order: { paymentId: string | null }, change: Partial<GatewayDispute> = {}): GatewayDispute {
  const dispute: GatewayDispute = {
    reference: "dp_1",
    paymentId: order.paymentId,
    state: "needs_answer",
    reason: "fraudulent",
    amount: { amount: 10_500, currency: "HKD" },
    answerBy: new Date(world.shop.clock().getTime() + 7 * day),
    moves: [taken()],
    page: "https://pay.test/disputes/dp_1",
    createdAt: world.shop.clock(),
    ...change,
  };
  world.gateway.disputes.set(dispute.reference, dispute);
  return dispute;
}
async function told(reference = "dp_1", id: string = randomUUID()) {
  const event = { id, kind: "dispute", reference };
  await takeWebhook(world.shop, Buffer.from(JSON.stringify(event)), { signature: "right" });
  await world.work();
}
const balance = async (account: string) =>
  (
    await world.ask<{ sum: number }>(
      `select coalesce(sum(amount), 0)::int as sum from ledger_entries where account = '${account}' and currency = 'HKD'`,
    )
  )[0]!.sum;
const list = async (view: "all" | "open" = "all") =>
  (await ann.browser.get<OutputOf<typeof GetDisputes>>("/staff/getDisputes", { view })).disputes;
const look = async () =>
  ann.browser.get<OutputOf<typeof GetDispute>>("/staff/getDispute", { id: (await list())[0]!.id });
const refund = (orderId: string, key: string) =>
  world.db
    .transaction()
    .execute((tx) => refundMoney(tx, { orderId, amount: "everything", reason: "granted", key }, world.shop.clock()));

test("what a bank takes is booked with its fee, and whoever must answer is called until the gateway's deadline", async () => {
  const order = await world.delivered({ departsOn: "2026-11-25" });
  const { answerBy } = says(order);
  await told();
  expect([await balance("disputes"), await balance("fees"), await balance("gateway")]).toEqual([10_500, 1500, -1500]);
  expect(await list("open")).toMatchObject([{ order: order.orderNumber, state: "needs_answer", reason: "fraudulent" }]);
  expect(await world.cases()).toEqual([{ kind: "payment_disputed", subject: (await look()).id }]);
  expect(await world.ask("select due_at from cases where kind = 'payment_disputed'")).toEqual([{ due_at: answerBy }]);
});

test("told twice, at once, late and by the nightly list, it is one dispute and booked once", async () => {
  says(await world.delivered());
  await Promise.all([told("dp_1", "same"), told("dp_1", "same")]);
  await told();
  await Promise.all([fetchDisputes.run({}, world.shop), fetchDisputes.run({}, world.shop)]);
  expect(await list()).toHaveLength(1);
  expect(await balance("disputes")).toBe(10_500);
  expect(await world.cases()).toHaveLength(1);
});

test("won, the money is ours and the work leaves; also after it was lost", async () => {
  const order = await world.delivered();
  says(order, { state: "lost" });
  await told();
  expect([(await look()).state, await balance("disputes"), await world.cases()]).toEqual(["lost", 10_500, []]);
  says(order, { state: "won", moves: [taken(), returned()] });
  await told();
  expect([(await look()).state, await balance("disputes"), await balance("fees")]).toEqual(["won", 0, 1500]);
  // a report of before that comes late
  says(order, { state: "needs_answer" });
  await told();
  expect([(await look()).state, await balance("disputes"), await world.cases()]).toEqual(["won", 0, []]);
});

test("an inquiry moves no money, and is work all the same", async () => {
  const order = await world.delivered();
  says(order, { moves: [] });
  await told();
  expect([await balance("disputes"), (await world.cases()).length]).toEqual([0, 1]);
  expect((await refund(order.id, "inquiry")).sold).toBe(10_500);
  await world.work();
});

test("what the bank has taken is not refunded as well, until it is won", async () => {
  const order = await world.delivered();
  says(order);
  await told();
  expect((await refund(order.id, "first")).refunds).toEqual([]);
  says(order, { state: "won", moves: [taken(), returned()] });
  await told();
  expect((await refund(order.id, "second")).sold).toBe(10_500);
  await world.work();
  expect(await world.stateOf(order.id)).toBe("refunded");
});

test("of a part that is disputed the rest can be refunded, and no more", async () => {
  const order = await world.delivered();
  says(order, { amount: { amount: 4000, currency: "HKD" } });
  await told();
  expect((await refund(order.id, "rest")).sold).toBe(6500);
  await world.work();
  expect(await world.stateOf(order.id)).toBe("refunded");
});

test("a dispute of what was refunded says so", async () => {
  const order = await world.delivered();
  await refund(order.id, "before");
  await world.work();
  says(order);
  await told();
  expect((await look()).refunded).toEqual({ amount: 10_500, currency: "HKD" });
  const [found] = await world.ask<{ details: object }>("select details from cases where kind = 'payment_disputed'");
  expect(found!.details).toMatchObject({ refundedAlready: true });
});

test("one about a payment that nobody knows books nothing and calls somebody, until it is decided", async () => {
  await world.delivered();
  const dispute = says({ paymentId: null });
  await told();
  expect([await balance("disputes"), await world.cases()]).toEqual([
    0,
    [{ kind: "dispute_unknown", subject: dispute.reference }],
  ]);
  says({ paymentId: randomUUID() }, { state: "lost" });
  await told();
  expect(await world.cases()).toEqual([]);
});

test("a payment whose own notice was lost is settled first", async () => {
  const order = await world.place();
  await world.pay(order);
  const reference = world.lastReference();
  world.gateway.settle(reference, "succeeded");
  says({ paymentId: reference.replace("pay_", "") });
  await told();
  expect(await list()).toMatchObject([{ order: order.orderNumber }]);
});

test("a silent gateway is asked again later", async () => {
  says(await world.delivered());
  world.gateway.goDown(true);
  await expect(fetchDisputes.run({}, world.shop)).rejects.toBeInstanceOf(GatewayUnavailable);
  world.gateway.goDown(false);
  await fetchDisputes.run({}, world.shop);
  expect(await list()).toHaveLength(1);
});

test("answered at the gateway it is no work any more, once, with the note and the trail", async () => {
  says(await world.delivered());
  await told();
  const { id } = await look();
  const answer = (requestKey: string) =>
    ann.browser.code("/staff/answerDispute", { requestKey, id, answer: "Receipt and usage" });
  const key = randomUUID();
  expect(await answer(key)).toBe("SUCCESS");
  expect(await answer(key)).toBe("SUCCESS");
  expect(await answer(randomUUID())).toBe("CASE_CLOSED");
  await told();
  expect(await world.cases()).toEqual([]);
  expect(await list("open")).toEqual([]);
  expect(await look()).toMatchObject({ answer: "Receipt and usage", answeredBy: "Ann" });
  expect(await world.ask("select reason from actions where action = 'dispute_answered'")).toEqual([
    { reason: "Receipt and usage" },
  ]);
});

test("a member of support neither sees nor answers it", async () => {
  says(await world.delivered());
  await told();
  const { id } = await look();
  const bob = await joined(world, { email: "bob@example.com", name: "Bob", role: "support" });
  expect(await bob.browser.code("/staff/getDispute", { id })).toBe("RIGHT_MISSING");
  expect(await bob.browser.code("/staff/answerDispute", { requestKey: randomUUID(), id, answer: "Receipt" })).toBe(
    "RIGHT_MISSING",
  );
});

test("its lines in payouts are matched, also before its notice has come, and once", async () => {
  const order = await world.delivered();
  const dispute = says(order, { state: "won", moves: [taken(), returned()] });
  const at = world.shop.clock();
  const of = { about: dispute.reference, paymentId: null, refundId: null, at };
  const lines = [
    {
      ...of,
      reference: `line_${order.reference}`,
      kind: "payment" as const,
      paymentId: order.paymentId,
      amount: 10_500,
      fee: 0,
    },
    { ...of, reference: "txn_taken", kind: "dispute" as const, amount: -10_500, fee: 1500 },
    { ...of, reference: "txn_back", kind: "dispute_returned" as const, amount: 10_500, fee: 0 },
  ];
  const payout = { state: "paid" as const, hasLines: true, createdAt: at, arrivesAt: at };
  world.gateway.listed.payouts.push(
    { ...payout, reference: "po_1", amount: { amount: 9000, currency: "HKD" }, lines },
    { ...payout, reference: "po_2", amount: { amount: 10_500, currency: "HKD" }, lines: [lines[2]!] },
  );
  await fetchPayouts.run({}, world.shop);
  expect([await balance("disputes"), await balance("fees")]).toEqual([0, 1500]);
  // paid out a second time: that is work
  expect(await world.cases()).toEqual([{ kind: "payout_missing_here", subject: "txn_back" }]);
});
