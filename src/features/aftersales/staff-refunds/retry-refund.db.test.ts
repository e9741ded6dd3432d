import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered, moneyCame, type Bought } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { refundMoney } from "../../sales/payments/refund-money.server.ts";
import { settleRefundByReference } from "../../sales/payments/settle-refund.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let kit: Browser;
let lok: Browser;
let order: Bought;
beforeEach(async () => {
  world = await freshWorld({ profiles: 4, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  kit = (await joined(world, { email: "kit@example.com", name: "Kit Wong", role: "support" })).browser;
  lok = (await joined(world, { email: "lok@example.com", name: "Lok", role: "administrator" })).browser;
  order = await delivered(world, { quantity: 2, expectedTotal: 21_000 });
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const stateOf = async () => (await rows("select state from orders where number = $1", [order.orderNumber]))[0].state;
const orderId = async () => (await rows("select id from orders where number = $1", [order.orderNumber]))[0].id;
const refunds = async () =>
  (await rows("select key, state, sold_amount from refunds order by asked_at, key")).map((one) => Object.values(one));
const openCases = async () =>
  (await rows("select kind, subject from cases where closed_at is null order by kind")).map((one) =>
    Object.values(one),
  );
const retry = (id: string, who = kit, requestKey: string = randomUUID(), more: object = {}) =>
  who.code("/staff/retryRefund", { requestKey, id, ...more });
const sure = { notPaidElsewhere: true };
type Page = { waits: { failed: { id: string; closedNote: string | null }[] } };
const failed = async () => (await kit.get<Page>("/staff/getOrderPage", { number: order.orderNumber })).waits.failed;
const shown = async () => (await failed()).map(({ id }) => id);
const closeByHand = () => rows("update cases set closed_at = now(), closing_note = 'Paid by bank transfer.'");
const named = async () => (await ledgerDifferences(world.db)).map(({ what, subject }) => [what, subject]);

/** The gateway refuses this refund; the next one it takes. */
async function refused(amount: number | "everything" = "everything", key = "first"): Promise<string> {
  world.gateway.answerRefunds("failed");
  const id = await orderId();
  await world.db
    .transaction()
    .execute((tx) => refundMoney(tx, { orderId: id, amount, reason: "granted", key }, world.shop.clock()));
  await workOff(world);
  world.gateway.answerRefunds("succeeded");
  return (await rows("select id from refunds where key = $1", [`${key}#1`]))[0].id;
}

test("a whole refund that failed is sent again from the order's page, once, and the order is paid back", async () => {
  const id = await refused();
  expect([await stateOf(), await openCases(), await shown()]).toEqual(["refunding", [["refund_failed", id]], [id]]);
  const key = randomUUID();
  expect([await retry(id, kit, key), await retry(id, kit, key)]).toEqual(["SUCCESS", "SUCCESS"]);
  expect([await openCases(), await shown(), await retry(id, lok)]).toEqual([[], [], "REFUND_NOT_POSSIBLE"]);
  await workOff(world);
  expect(await refunds()).toEqual([
    ["first#1", "failed", 21_000],
    [`retry:${id}#1`, "succeeded", 21_000],
  ]);
  expect([await stateOf(), await rows("select kind from mails where kind = 'refunded'"), await named()]).toEqual([
    "refunded",
    [{ kind: "refunded" }],
    [],
  ]);
  expect(await rows("select who, details from actions where action = 'refund_retried'")).toEqual([
    { who: "kit@example.com", details: expect.objectContaining({ failed: id, amount: 21_000, currency: "HKD" }) },
  ]);
});

test("of two colleagues at the same moment one sends it", async () => {
  const id = await refused();
  expect((await Promise.all([retry(id), retry(id, lok), retry(id, lok)])).toSorted()).toEqual([
    "REFUND_NOT_POSSIBLE",
    "REFUND_NOT_POSSIBLE",
    "SUCCESS",
  ]);
  await workOff(world);
  expect([...world.gateway.refunds.values()].map(({ state }) => state)).toEqual(["failed", "succeeded"]);
});

test("refused once more, it is another case, which is sent again in its turn", async () => {
  const id = await refused();
  world.gateway.answerRefunds("failed");
  await retry(id);
  await workOff(world);
  const [next] = await shown();
  expect([next === id, await openCases()]).toEqual([false, [["refund_failed", next]]]);
  world.gateway.answerRefunds("succeeded");
  expect([await retry(id), await retry(next!)]).toEqual(["REFUND_NOT_POSSIBLE", "SUCCESS"]);
  await workOff(world);
  expect(await stateOf()).toBe("refunded");
});

test("what is on its way, or has gone, is not sent a second time, whatever its gateway tells meanwhile", async () => {
  const id = await refused();
  world.gateway.answerRefunds("pending");
  await retry(id);
  await workOff(world);
  const [{ id: again }] = await rows("select id from refunds where key like 'retry:%'");
  expect([await retry(again), await shown()]).toEqual(["REFUND_NOT_POSSIBLE", []]);
  const tell = (of: string, state: "failed" | "succeeded") =>
    settleRefundByReference({ ...world.shop, payments: world.gateway }, { reference: `re_${of}`, state });
  // the first one's failure is told once more
  await tell(id, "failed");
  await Promise.all([tell(again, "succeeded"), retry(again), retry(id, lok)]);
  expect([await stateOf(), await openCases(), await retry(again)]).toEqual(["refunded", [], "REFUND_NOT_POSSIBLE"]);
  await workOff(world);
  // its bank sends it back: then it is sent again
  await tell(again, "failed");
  world.gateway.answerRefunds("succeeded");
  expect([await stateOf(), await shown(), await retry(again)]).toEqual(["refunding", [again], "SUCCESS"]);
  await workOff(world);
  expect([await stateOf(), await named()]).toEqual(["refunded", []]);
});

test("a part whose case was closed by hand has gone another way, and is not sent after that", async () => {
  const id = await refused(5000);
  expect([await stateOf(), await shown()]).toEqual(["delivered", [id]]);
  await closeByHand();
  expect([await shown(), await retry(id), (await refunds()).length]).toEqual([[], "REFUND_NOT_POSSIBLE", 1]);
});

test("a part is sent again, and the rest can still be given back, never more than was paid", async () => {
  const id = await refused(5000);
  expect(await retry(id)).toBe("SUCCESS");
  await workOff(world);
  expect(await stateOf()).toBe("delivered");
  await addJob(world.db, "refund-order", { orderId: await orderId(), reason: "withdrawn" });
  await workOff(world);
  expect([await stateOf(), [...world.gateway.refunds.values()].slice(1).map(({ amount }) => amount)]).toEqual([
    "refunded",
    [5000, 16_000],
  ]);
});

test("given back in another way meanwhile, it is not sent again", async () => {
  const id = await refused();
  await addJob(world.db, "refund-order", { orderId: await orderId(), reason: "withdrawn" });
  await workOff(world);
  expect([await stateOf(), await shown(), await retry(id)]).toEqual(["refunded", [], "REFUND_NOT_POSSIBLE"]);
});

test("a whole one whose case was closed by hand is named every night, and still sent again from its page", async () => {
  const id = await refused();
  expect(await named()).toEqual([]);
  await closeByHand();
  expect([await named(), await failed()]).toEqual([
    [["order", order.orderNumber]],
    [expect.objectContaining({ id, closedNote: "Paid by bank transfer." })],
  ]);
  // what was paid in another way is not paid twice: whoever sends it says that it was not
  expect([await retry(id), await retry(id, lok, randomUUID(), { notPaidElsewhere: false })]).toEqual(
    Array(2).fill("REFUND_NOT_POSSIBLE"),
  );
  expect([(await refunds()).length, await retry(id, kit, randomUUID(), sure)]).toEqual([1, "SUCCESS"]);
  expect(await named()).toEqual([]);
  await workOff(world);
  expect([await stateOf(), await named()]).toEqual(["refunded", []]);
});

test("closed by a colleague at the same moment, it is not sent", async () => {
  const id = await refused();
  expect((await failed())[0]).toMatchObject({ closedNote: null });
  const colleague = await world.pool.connect();
  await colleague.query("begin");
  await colleague.query("update cases set closed_at = now(), closing_note = 'Paid by bank transfer.'");
  const sending = retry(id);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await colleague.query("commit");
  colleague.release();
  expect([await sending, (await refunds()).length]).toEqual(["REFUND_NOT_POSSIBLE", 1]);
});

test("who closes its case waits for whoever has its order, with nothing in hand that they need", async () => {
  await refused();
  const [{ id, version }] = await rows("select id, version from cases where kind = 'refund_failed'");
  const sender = await world.pool.connect();
  await sender.query("begin");
  await sender.query("select from orders where id = $1 for update", [await orderId()]);
  const closing = kit.code("/staff/closeCase", {
    requestKey: randomUUID(),
    id,
    version,
    note: "Paid by bank transfer.",
  });
  const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(() => rows(waits), { timeout: 10_000 }).toHaveLength(1);
  await sender.query("select from cases where id = $1 for update", [id]);
  await sender.query("commit");
  sender.release();
  expect(await closing).toBe("SUCCESS");
});

const minutesLater = (minutes: number) =>
  world.at(new Date(world.shop.clock().getTime() + minutes * 60_000).toISOString());

test("a part that failed is not sent while a whole refund that failed after it waits: that covers it", async () => {
  const part = await refused(5000);
  minutesLater(1);
  const all = await refused("everything", "second");
  expect([await stateOf(), await shown(), await retry(part)]).toEqual(["refunding", [all], "REFUND_NOT_POSSIBLE"]);
  // not either where the whole was paid in another way
  await rows("update cases set closed_at = now(), closing_note = 'Paid by bank transfer.' where subject = $1", [all]);
  expect([await retry(part), await retry(part, kit, randomUUID(), sure)]).toEqual(Array(2).fill("REFUND_NOT_POSSIBLE"));
  expect(await retry(all, kit, randomUUID(), sure)).toBe("SUCCESS");
  await workOff(world);
  expect([await stateOf(), await shown(), await retry(part)]).toEqual(["refunded", [], "REFUND_NOT_POSSIBLE"]);
  expect([...world.gateway.refunds.values()].filter(({ state }) => state === "succeeded")).toMatchObject([
    { amount: 21_000 },
  ]);
});

test("two parts that failed are both sent where both are left", async () => {
  const one = await refused(5000);
  minutesLater(1);
  const two = await refused(16_000, "second");
  expect([await shown(), await retry(one), await retry(two)]).toEqual([[one, two], "SUCCESS", "SUCCESS"]);
  await workOff(world);
  expect(await stateOf()).toBe("refunded");
});

test("sent again it counts for the limit of whoever sends it, and no longer where it failed", async () => {
  const others = order;
  order = await delivered(world, { quantity: 2, expectedTotal: 21_000 });
  // HK$210.00 are ¥193.52
  await rows("update staff_limits set most_cny = 20000, second_person = true where role = 'support'");
  const whole = { number: order.orderNumber, kind: "whole", amount: 21_000, answer: "We are sorry." };
  world.gateway.answerRefunds("failed");
  expect(await kit.code("/staff/giveRefund", { ...whole, requestKey: randomUUID() })).toBe("SUCCESS");
  await workOff(world, { evenLater: true, most: 200 });
  for (let round = 0; round < 2; round++) {
    minutesLater(1);
    const [id] = await shown();
    expect([round, await retry(id!)]).toEqual([round, "SUCCESS"]);
    await workOff(world);
  }
  const [left] = await shown();
  order = others;
  const another = await refused(3000, "other");
  expect(await retry(another)).toBe("BEYOND_LIMIT");
  // a colleague sends the first one: it is theirs now
  expect([await retry(left!, lok), await retry(another)]).toEqual(["SUCCESS", "SUCCESS"]);
});

test("money that came too late and did not go back is sent again; its order stays cancelled", async () => {
  const visitor = (await world.answer("/order/create", aWish())).envelope.resultData as Bought;
  await world.answer("/payment/startPayment", { ...visitor, requestKey: randomUUID(), method: "card" });
  await world.answer("/order/cancelOrder", visitor);
  world.gateway.answerRefunds("failed");
  await moneyCame(world);
  await workOff(world);
  const [{ id }] = await rows("select id from refunds where reason = 'paid_late'");
  world.gateway.answerRefunds("succeeded");
  expect(await retry(id)).toBe("SUCCESS");
  await workOff(world);
  expect(await rows("select state from orders where number = $1", [visitor.orderNumber])).toEqual([
    { state: "cancelled" },
  ]);
  expect((await refunds()).map(([, state]) => state)).toEqual(["failed", "succeeded"]);
});

test("whoever lacks the right, the proof or the limit sends nothing", async () => {
  const id = await refused();
  expect(await retry(randomUUID())).toBe("NOT_FOUND");
  await rows(`update staff_limits set most_cny = 100, second_person = true where role = 'support'`);
  expect(await retry(id)).toBe("BEYOND_LIMIT");
  world.at(new Date(world.shop.clock().getTime() + 20 * 60_000).toISOString());
  expect([await retry(id), await retry(id, lok)]).toEqual(["CONFIRM_FIRST", "SUCCESS"]);
  for (const table of ["staff_grants", "staff_limits"])
    await rows(`delete from ${table} where "right" = 'give_refunds'`);
  expect(await retry(id)).toBe("RIGHT_MISSING");
  await workOff(world);
  expect(await stateOf()).toBe("refunded");
});
