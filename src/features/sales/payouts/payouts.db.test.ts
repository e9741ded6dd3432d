import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { GatewayUnavailable, type GatewayPayout, type PayoutLine } from "../../../adapters/payment/payment-gateway.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { success } from "../../../kernel/envelope.ts";
import type { GetDifference, GetDifferences } from "../../operator/differences/contract.ts";
import { ledgerDifferences } from "../payments/ledger-proof.server.ts";
import { unbalanced } from "../payments/ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld } from "../payments/payments.world.ts";
import type { GetPayout, GetPayouts } from "./contract.ts";
import { fetchPayouts } from "./fetch-payouts.server.ts";
import { payoutCsv } from "./payout-csv.server.ts";

type Joined = Awaited<ReturnType<typeof joined>>;
let world: PaymentsWorld;
let ann: Joined;
beforeEach(async () => {
  world = await paymentsWorld();
  ann = await joined(world, { email: "ann@example.com", name: "Ann", role: "finance" });
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.close();
});

const fetchAll = () => fetchPayouts.run({}, world.shop);
const fee = { amount: 500, currency: "HKD" as const };

/** Paid and delivered, with the fee that the gateway has told. */
async function paid() {
  const order = await world.delivered();
  await world.tell({ ...(await world.gateway.findPayment(order.reference)), fee });
  await world.gateway.findPayment(order.reference);
  return order;
}
const lineOf = (order: { paymentId: string; reference: string }, change: Partial<PayoutLine> = {}): PayoutLine => ({
  reference: `line_${order.reference}`,
  kind: "payment",
  about: order.reference,
  paymentId: order.paymentId,
  refundId: null,
  amount: 10_500,
  fee: fee.amount,
  at: world.shop.clock(),
  ...change,
});
function paysOut(lines: PayoutLine[], change: Partial<GatewayPayout> = {}) {
  const payout = {
    reference: `po_${world.gateway.listed.payouts.length + 1}`,
    state: "paid" as const,
    amount: { amount: lines.reduce((sum, one) => sum + one.amount - one.fee, 0), currency: "HKD" },
    hasLines: true,
    createdAt: world.shop.clock(),
    arrivesAt: world.shop.clock(),
    lines,
    ...change,
  };
  world.gateway.listed.payouts.push(payout);
  return payout;
}
const balance = async (account: string, currency = "HKD") =>
  (
    await world.ask<{ sum: number }>(
      `select coalesce(sum(amount), 0)::int as sum from ledger_entries where account = '${account}' and currency = '${currency}'`,
    )
  )[0]!.sum;
const list = async () => (await ann.browser.get<OutputOf<typeof GetPayouts>>("/staff/getPayouts", {})).payouts;
const look = (id: string) => ann.browser.get<OutputOf<typeof GetPayout>>("/staff/getPayout", { id });
const only = async () => look((await list())[0]!.id);
async function difference() {
  const { differences } = await ann.browser.get<OutputOf<typeof GetDifferences>>("/staff/getDifferences", {});
  expect(differences).toHaveLength(1);
  return ann.browser.get<OutputOf<typeof GetDifference>>("/staff/getDifference", { id: differences[0]!.id });
}
const decide = ({ id, version }: { id: string; version: number }, deed: string, account: string | null) =>
  ann.browser.code("/staff/decideDifference", {
    requestKey: randomUUID(),
    id,
    version,
    deed,
    account,
    reason: "Seen at the gateway",
  });

test("what the gateway owed is in the bank: each line at its order, nothing owed any more", async () => {
  const [one, other] = [await paid(), await paid()];
  paysOut([lineOf(one), lineOf(other)]);
  await fetchAll();
  expect(await balance("bank")).toBe(20_000);
  expect(await balance("gateway")).toBe(0);
  const payout = await only();
  expect(payout).toMatchObject({ gateway: "sandbox", state: "paid", amount: { amount: 20_000, currency: "HKD" } });
  expect(payout.sums).toEqual([{ kind: "payment", lines: 2, amount: 21_000, fee: 1000 }]);
  expect(new Set(payout.lines.map(({ order }) => order))).toEqual(new Set([one.orderNumber, other.orderNumber]));
  expect(payout.lines.every(({ verdict }) => verdict === "right")).toBe(true);
  expect(await world.cases()).toEqual([]);
});

test("fetched again, also by two processes at once, it is kept and booked once", async () => {
  paysOut([lineOf(await paid())]);
  await Promise.all([fetchAll(), fetchAll()]);
  await fetchAll();
  expect(await list()).toHaveLength(1);
  expect(await balance("bank")).toBe(10_000);
});

test("a silent gateway is asked again later, and nothing is half kept", async () => {
  paysOut([lineOf(await paid())]);
  world.gateway.goDown(true);
  await expect(fetchAll()).rejects.toBeInstanceOf(GatewayUnavailable);
  expect(await list()).toEqual([]);
  world.gateway.goDown(false);
  await fetchAll();
  expect(await list()).toHaveLength(1);
});

test("a gateway at which nobody ever paid is not asked", async () => {
  world.gateway.goDown(true);
  await fetchAll();
});

test("on its way it is seen and not booked; paid, it is; sent back by the bank, it is owed again", async () => {
  const payout = paysOut([lineOf(await paid())], { state: "on_its_way" });
  await fetchAll();
  expect([(await only()).state, await balance("bank")]).toEqual(["on_its_way", 0]);
  Object.assign(payout, { state: "paid" });
  await fetchAll();
  expect([(await only()).state, await balance("bank"), await balance("gateway")]).toEqual(["paid", 10_000, 0]);
  Object.assign(payout, { state: "failed" });
  await fetchAll();
  await fetchAll();
  expect([(await only()).state, await balance("bank"), await balance("gateway")]).toEqual(["failed", 0, 10_000]);
  Object.assign(payout, { state: "paid" });
  await fetchAll();
  expect((await only()).state).toBe("failed");
});

test("the money of a payout that was sent back comes with a later one", async () => {
  const failed = paysOut([lineOf(await paid())], { state: "failed" });
  const back = { kind: "payout_failed" as const, about: failed.reference, paymentId: null, amount: 10_000, fee: 0 };
  paysOut([lineOf({ paymentId: "", reference: "back" }, back)]);
  await fetchAll();
  expect(await world.cases()).toEqual([]);
  expect([await balance("bank"), await balance("gateway")]).toEqual([10_000, 0]);
});

test("a payment whose notice and fee were lost is settled before it is matched", async () => {
  const order = await world.place();
  await world.pay(order);
  const reference = world.lastReference();
  Object.assign(world.gateway.settle(reference, "succeeded"), { fee });
  const [row] = await world.ask<{ id: string }>("select id from payments");
  paysOut([lineOf({ paymentId: row!.id, reference })]);
  await fetchAll();
  expect((await only()).lines).toMatchObject([{ order: order.orderNumber, verdict: "right" }]);
  expect(await balance("gateway")).toBe(0);
});

test("charged in another currency, it is exchanged at the gateway's rate", async () => {
  const order = await world.delivered({}, "alipay");
  const { charged } = await world.gateway.findPayment(order.reference);
  expect(charged!.currency).toBe("CNY");
  await world.tell({ ...(await world.gateway.findPayment(order.reference)), fee });
  paysOut([lineOf(order, { amount: 10_399 })]);
  await fetchAll();
  expect((await only()).lines).toMatchObject([{ verdict: "right", booked: charged, amount: 10_399 }]);
  expect([await balance("gateway", "CNY"), await balance("gateway"), await balance("bank")]).toEqual([0, 0, 9899]);
  // the rate at which it was sold against the rate at which it was exchanged
  expect([await balance("conversion", "CNY"), await balance("conversion")]).toEqual([0, 101]);
});

test("a charge of the gateway's own costs a fee; one that nothing explains is work, and settled it is in the books", async () => {
  const order = await paid();
  const own = lineOf({ paymentId: "", reference: "monthly" }, { kind: "fee", paymentId: null, amount: -300, fee: 0 });
  const odd = lineOf({ paymentId: "", reference: "odd" }, { kind: "other", paymentId: null, amount: -700, fee: 0 });
  paysOut([lineOf(order), own, odd]);
  await fetchAll();
  expect([await balance("fees"), await balance("gateway")]).toEqual([800, 700]);
  expect((await list())[0]).toMatchObject({ differences: 1 });
  const seen = await difference();
  expect(seen).toMatchObject({
    kind: "payout_missing_here",
    subject: "line_odd",
    cause: "gateway_charge",
    gap: { amount: -700, currency: "HKD" },
  });
  expect(seen.deeds.map(({ deed, account }) => `${deed} ${account}`)).toEqual([
    "write_off fees",
    "write_off write_offs",
    "ours_is_right null",
  ]);
  expect(await decide(seen, "write_off", "fees")).toBe("SUCCESS");
  await world.work({ evenLater: true });
  expect([await balance("fees"), await balance("gateway")]).toEqual([1500, 0]);
  await fetchAll();
  expect((await list())[0]).toMatchObject({ differences: 0 });
  expect(await world.cases()).toEqual([]);
});

test("a payment that was paid out before is not paid out again: twice in one, or in two", async () => {
  const order = await paid();
  paysOut([lineOf(order), lineOf(order, { reference: "line_again" })]);
  paysOut([lineOf(order, { reference: "line_later" })]);
  await fetchAll();
  expect(await world.cases()).toEqual([
    { kind: "payout_missing_here", subject: "line_again" },
    { kind: "payout_missing_here", subject: "line_later" },
  ]);
});

test("another amount or fee than ours, and lines that do not add up, are work with the gap", async () => {
  paysOut([lineOf(await paid(), { fee: 520 })]);
  await fetchAll();
  const seen = await difference();
  expect(seen).toMatchObject({ kind: "payout_other_amount", gap: { amount: -20, currency: "HKD" } });
  expect(await decide(seen, "write_off", "fees")).toBe("SUCCESS");
  await world.work({ evenLater: true });
  expect(await balance("gateway")).toBe(0);
  paysOut([lineOf(await paid())], { amount: { amount: 9990, currency: "HKD" } });
  await fetchAll();
  expect(await difference()).toMatchObject({ kind: "payout_other_amount", subject: "po_2", gap: { amount: -10 } });
});

test("a payout into an account in a currency that is none of ours is told, and not booked", async () => {
  paysOut([lineOf(await paid())], { amount: { amount: 10_000, currency: "EUR" } });
  await fetchAll();
  const { differences } = await ann.browser.get<OutputOf<typeof GetDifferences>>("/staff/getDifferences", {});
  expect(differences.map(({ kind, subject, gap }) => [kind, subject, gap])).toContainEqual([
    "payout_other_amount",
    "po_1",
    null,
  ]);
  expect([await balance("bank"), await balance("gateway")]).toEqual([0, 10_000]);
});

test("a refund made by hand there is matched once a colleague has taken it over, and its case closes by itself", async () => {
  const order = await paid();
  world.gateway.refunds.set("re_by_hand", { reference: "re_by_hand", state: "succeeded", amount: 500 });
  const refund = { kind: "refund" as const, about: "re_by_hand", paymentId: null, amount: -500, fee: 0 };
  paysOut([lineOf(order), lineOf({ paymentId: "", reference: "refund" }, refund)]);
  await fetchAll();
  expect(await world.cases()).toEqual([{ kind: "payout_missing_here", subject: "line_refund" }]);
  await world.pool.query(
    `insert into refunds (key, order_id, payment_id, state, reason, sold_amount, amount, currency, gateway_reference, asked_at)
      values ('made-there:re_by_hand#1', $1, $2, 'pending', 'granted', 500, 500, 'HKD', 're_by_hand', $3)`,
    [order.id, order.paymentId, world.shop.clock()],
  );
  await world.pool.query(
    "select graphile_worker.add_job('refund-payment', json_build_object('refundId', id)) from refunds",
  );
  await world.work();
  await fetchAll();
  expect(await world.cases()).toEqual([]);
  expect((await only()).lines.find(({ kind }) => kind === "refund")).toMatchObject({
    order: order.orderNumber,
    verdict: "right",
  });
  expect(await balance("gateway")).toBe(0);
});

test("who may not see finance sees no payout; one that is none is not found; its file has every line", async () => {
  const order = await paid();
  const fees = Array.from({ length: 60 }, (_none, n) =>
    lineOf({ paymentId: "", reference: `fee_${n}` }, { kind: "fee", paymentId: null, amount: -10, fee: 0 }),
  );
  paysOut([lineOf(order), ...fees]);
  await fetchAll();
  const { id } = (await list())[0]!;
  const file = await payoutCsv({
    query: { id },
    language: "en",
    now: world.shop.clock(),
    ask: async (path, wish) => success(await ann.browser.get<object>(path, wish as object)),
  });
  const rows = (file.file as string).trim().split("\r\n");
  expect(rows).toHaveLength(62);
  expect(rows.filter((row) => row.includes(order.orderNumber))).toHaveLength(1);
  expect(await ann.browser.code("/staff/getPayout", { id: randomUUID() })).toBe("NOT_FOUND");
  const eve = await joined(world, { email: "eve@example.com", name: "Eve", role: "editor" });
  expect(await eve.browser.code("/staff/getPayout", { id })).toBe("RIGHT_MISSING");
  expect(await eve.browser.code("/staff/getPayouts", {})).toBe("RIGHT_MISSING");
});
