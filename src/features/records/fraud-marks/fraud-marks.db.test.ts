import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { moneyCame } from "../../../../test/purchases.ts";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { joined } from "../../../../test/staff.ts";
import { aRenewalWish, aSim, aWish, workOff } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { dispatchOrder } from "../../delivery/dispatches/dispatch-order.server.ts";
import { sendParcel } from "../../delivery/dispatches/send-parcel.server.ts";
import { deliverOrder } from "../../sales/orders/deliver-order.server.ts";
import { removeMark } from "./store.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let kit: Browser;
let lok: Browser;
beforeEach(async () => {
  world = await freshWorld({ profiles: 8, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  kit = (await joined(world, { email: "kit@example.com", name: "Kit Wong", role: "support" })).browser;
  lok = (await joined(world, { email: "lok@example.com", name: "Lok", role: "support" })).browser;
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const stateOf = async (number: string) => (await rows("select state from orders where number = $1", [number]))[0].state;
const openCases = async () =>
  (await rows("select kind, subject from cases where closed_at is null order by opened_at, kind")).map(
    ({ kind, subject }) => [kind, subject],
  );
const trail = async () =>
  (await rows("select action, who from actions where action ~ 'fraud|released' order by action desc")).map(
    ({ action, who }) => [action, who],
  );
const act = (path: string, number: string, who = kit, more: object = { fraudBecause: "Stolen card" }) =>
  who.code(path, { requestKey: randomUUID(), number, ...more });
const mark = (number: string, who = kit) => act("/staff/markFraud", number, who);
const lift = (number: string, who = kit) => act("/staff/liftFraud", number, who);
const release = (number: string, who = kit) => act("/staff/releaseOrder", number, who, {});

/** By this browser; the payment page is open. */
async function begun(wish: object = {}, browserId: string = randomUUID()): Promise<string> {
  const visitor = { ...english, browserId };
  const { orderNumber, key } = unwrap((await world.answer("/order/create", aWish(wish), visitor)).envelope) as {
    orderNumber: string;
    key: string;
  };
  await world.answer("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "card" }, visitor);
  return orderNumber;
}
async function bought(wish: object = {}, browserId?: string): Promise<string> {
  const number = await begun(wish, browserId);
  await moneyCame(world);
  await workOff(world);
  return number;
}

test("money that arrives for a marked order is booked, and nothing is delivered until the mark is taken back", async () => {
  const number = await begun();
  expect(await mark(number)).toBe("SUCCESS");
  expect(await openCases()).toEqual([]);
  await moneyCame(world);
  await workOff(world);
  expect([await stateOf(number), await openCases()]).toEqual(["paid", [["fraud_marked", number]]]);
  expect(await rows("select from esim_profiles where state = 'allotted'")).toEqual([]);
  expect(await kindsTold(number)).toEqual(["order_held"]);
  expect(await lift(number, lok)).toBe("SUCCESS");
  await workOff(world);
  expect([await stateOf(number), await openCases()]).toEqual(["delivered", []]);
  expect(await kindsTold(number)).toEqual(["esim_ready", "order_held"]);
  expect(await rows("select delivery_attempts from orders where number = $1", [number])).toEqual([
    { delivery_attempts: 1 },
  ]);
  expect(await trail()).toEqual([
    ["fraud_marked", "kit@example.com"],
    ["fraud_lifted", "lok@example.com"],
  ]);
});

const kindsTold = async (number: string) =>
  (
    await rows("select kind from mails join orders on orders.id = order_id where number = $1 order by kind", [number])
  ).map(({ kind }) => kind);

test("two processes that find an order held tell its buyer once, in words that accuse nobody; held again, nobody writes again", async () => {
  const first = await bought({ email: "mei@example.com" });
  await mark(first);
  const number = await begun({ email: "mei@example.com" });
  await moneyCame(world);
  const [{ id }] = (await rows("select id from orders where number = $1", [number])) as [{ id: string }];
  await Promise.all([deliverOrder.run({ orderId: id }, world.shop), deliverOrder.run({ orderId: id }, world.shop)]);
  await workOff(world);
  expect(await kindsTold(number)).toEqual(["order_held"]);
  const letters = world.letters.filter(({ subject }) => subject.includes(number));
  expect(letters).toHaveLength(1);
  expect(letters[0]!.text).not.toMatch(/fraud|suspic|suspect|stolen|abuse|verify/i);
  await mark(number);
  await lift(number);
  await workOff(world);
  expect(await kindsTold(number)).toEqual(["order_held"]);
});

test("given free before the e-mail left, the buyer hears of the delivery alone", async () => {
  const number = await begun();
  await mark(number);
  await moneyCame(world);
  const [{ id }] = (await rows("select id from orders where number = $1", [number])) as [{ id: string }];
  await deliverOrder.run({ orderId: id }, world.shop);
  await lift(number);
  await workOff(world);
  expect(world.letters.filter(({ subject }) => subject.includes(number))).toEqual([]);
  expect(await stateOf(number)).toBe("delivered");
});

test("an order that waited for stock, was held and given free has as many tries left as one that was never held", async () => {
  const number = await begun();
  await rows("delete from esim_profiles");
  await moneyCame(world);
  await workOff(world);
  const tries = async () =>
    (await rows("select delivery_attempts from orders where number = $1", [number]))[0].delivery_attempts;
  const before = await tries();
  await mark(number);
  const [{ id }] = (await rows("select id from orders where number = $1", [number])) as [{ id: string }];
  await deliverOrder.run({ orderId: id }, world.shop);
  await deliverOrder.run({ orderId: id }, world.shop);
  expect(await tries()).toBe(before);
});

test("what the same mailbox, however it is written, or browser buys waits for a person; a stranger's does not", async () => {
  const browser = randomUUID();
  const first = await bought({ email: "thief@example.com" }, browser);
  expect([await stateOf(first), await mark(first)]).toEqual(["delivered", "SUCCESS"]);
  const sameMailbox = await bought({ email: "Thief@Example.com" });
  const sameBrowser = await bought({ email: "other@example.com" }, browser);
  const stranger = await bought({ email: "mei@example.com" });
  expect([await stateOf(sameMailbox), await stateOf(sameBrowser), await stateOf(stranger)]).toEqual([
    "paid",
    "paid",
    "delivered",
  ]);
  expect(new Set((await openCases()).map(String))).toEqual(
    new Set([`fraud_marked,${first}`, `order_held,${sameMailbox}`, `order_held,${sameBrowser}`]),
  );
  expect(await release(sameBrowser, lok)).toBe("SUCCESS");
  await workOff(world);
  expect([await stateOf(sameBrowser), await stateOf(sameMailbox)]).toEqual(["delivered", "paid"]);
  for (const free of [sameBrowser, first, stranger])
    expect([free, await release(free)]).toEqual([free, "CASE_CHANGED"]);
  // looked at and taken for fraud as well: its case is of another kind now
  expect(await mark(sameMailbox)).toBe("SUCCESS");
  expect(await openCases()).toContainEqual(["fraud_marked", sameMailbox]);
  expect((await openCases()).map(([kind]) => kind)).not.toContain("order_held");
  // the first one's mark still holds what the second one's no longer does
  expect(await lift(sameMailbox)).toBe("SUCCESS");
  await workOff(world);
  expect([await stateOf(sameMailbox), await openCases()]).toEqual([
    "paid",
    expect.arrayContaining([["order_held", sameMailbox]]),
  ]);
  expect(await lift(first)).toBe("SUCCESS");
  await workOff(world);
  expect([await stateOf(sameMailbox), await openCases()]).toEqual(["delivered", []]);
});

test("a mark by mistake, taken back: whom it alone held gets the order, once, a case closed by hand or not", async () => {
  const browser = randomUUID();
  const wrong = await bought({ email: "mei@example.com" }, browser);
  const thief = await bought({ email: "thief@example.com" });
  await mark(wrong);
  await mark(thief);
  const guest = await bought({ email: "anna@example.com" }, browser);
  const noCase = await bought({ email: "ben@example.com" }, browser);
  const heldTwice = await bought({ email: "thief@example.com" }, browser);
  const unpaid = await begun({ email: "carl@example.com" }, browser);
  await rows("update cases set closed_at = now(), closing_note = 'Looked at.' where subject = $1", [noCase]);
  expect((await Promise.all([lift(wrong), lift(wrong, lok)])).toSorted()).toEqual(["CASE_CHANGED", "SUCCESS"]);
  await workOff(world);
  for (const free of [guest, noCase]) expect([free, await stateOf(free)]).toEqual([free, "delivered"]);
  expect(await rows("select count(*)::int as made from esim_profiles where state = 'allotted'")).toEqual([{ made: 4 }]);
  expect([await stateOf(heldTwice), await stateOf(unpaid)]).toEqual(["paid", "paying"]);
  expect(await openCases()).toEqual(
    expect.arrayContaining([
      ["fraud_marked", thief],
      ["order_held", heldTwice],
    ]),
  );
  expect(await openCases()).toHaveLength(2);
  // the other mark is taken back as well
  await lift(thief);
  await workOff(world);
  expect([await stateOf(heldTwice), await openCases()]).toEqual(["delivered", []]);
});

test("taken back at the moment in which another process finds an order held for it, the order is delivered all the same", async () => {
  const browser = randomUUID();
  const first = await bought({ email: "mei@example.com" }, browser);
  for (let round = 0; round < 4; round++) {
    await mark(first);
    const number = await begun({ email: `guest${round}@example.com` }, browser);
    await moneyCame(world);
    const [{ id }] = (await rows("select id from orders where number = $1", [number])) as [{ id: string }];
    await Promise.all([lift(first), deliverOrder.run({ orderId: id }, world.shop)]);
    await workOff(world);
    expect([round, await stateOf(number), await openCases()]).toEqual([round, "delivered", []]);
  }
});

test("whoever finds an order held waits for the mark that is being taken back", async () => {
  const browser = randomUUID();
  const first = await bought({ email: "mei@example.com" }, browser);
  await mark(first);
  const number = await begun({ email: "anna@example.com" }, browser);
  await moneyCame(world);
  const [{ id }] = (await rows("select id from orders where number = $1", [number])) as [{ id: string }];
  const [{ id: marked }] = (await rows("select id from orders where number = $1", [first])) as [{ id: string }];
  const [removed, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lifting = world.db.transaction().execute(async (tx) => {
    expect(await removeMark(tx, marked)).toHaveLength(2);
    removed.resolve();
    await end.promise;
  });
  await removed.promise;
  const delivering = deliverOrder.run({ orderId: id }, world.shop);
  await new Promise((waited) => setTimeout(waited, 300));
  end.resolve();
  await Promise.all([lifting, delivering]);
  expect(await stateOf(number)).toBe("delivered");
});

test("an order that is delivered or has gone back is marked for what comes after it; only the delivered one is a case", async () => {
  const number = await bought();
  await rows("update orders set state = 'refunded'");
  expect([await mark(number), await openCases()]).toEqual(["SUCCESS", []]);
  expect(await stateOf(await bought())).toBe("paid");
});

test("of two colleagues at once one marks; of two who take it back one does", async () => {
  const number = await bought();
  expect((await Promise.all([mark(number), mark(number, lok)])).toSorted()).toEqual(["CASE_CHANGED", "SUCCESS"]);
  expect(await rows("select from fraud_marks")).toHaveLength(1);
  expect((await Promise.all([lift(number), lift(number, lok)])).toSorted()).toEqual(["CASE_CHANGED", "SUCCESS"]);
  expect([await rows("select from fraud_marks"), await rows("select from fraud_signs")]).toEqual([[], []]);
  expect((await trail()).map(([action]) => action)).toEqual(["fraud_marked", "fraud_lifted"]);
});

test("marked while its payment arrives, it is either delivered before or held: nothing in between", async () => {
  for (let round = 0; round < 3; round++) {
    const number = await begun({ email: `round${round}@example.com` });
    const [code] = await Promise.all([mark(number), moneyCame(world)]);
    await workOff(world);
    const [{ id, state }] = (await rows("select id, state from orders where number = $1", [number])) as [
      { id: string; state: string },
    ];
    const profiles = await rows("select from esim_profiles where order_id = $1 and state = 'allotted'", [id]);
    expect([code, profiles.length]).toEqual(["SUCCESS", state === "delivered" ? 1 : 0]);
    expect(["paid", "delivered"]).toContain(state);
    expect(await openCases()).toContainEqual(["fraud_marked", number]);
  }
});

test("a card that lies ready is not posted", async () => {
  await someCards(world, 2);
  const { id, number } = await aCardOrder(world);
  await dispatchOrder.run({ orderId: id }, world.shop);
  expect(await stateOf(number)).toBe("dispatching");
  await mark(number);
  const send = () =>
    sendParcel(
      world.db,
      { orderNumber: number, carrier: "SF Express", trackingNumber: "SF1001" },
      { who: "wing", now: world.shop.clock() },
    );
  expect(await send()).toEqual({ moved: false, because: "held" });
  expect(await stateOf(number)).toBe("dispatching");
  await lift(number);
  expect(await send()).toEqual({ moved: true });
});

test("a renewal is not loaded on any SIM", async () => {
  const wish = aRenewalWish({ iccids: [aSim(1)] });
  const number = await begun(wish);
  await mark(number);
  await moneyCame(world);
  await workOff(world);
  expect([await stateOf(number), await rows("select state from order_renewals")]).toEqual([
    "paid",
    [{ state: "waiting" }],
  ]);
  await lift(number);
  await workOff(world);
  expect(await stateOf(number)).toBe("delivered");
});

test("an eSIM that a supplier makes is not ordered there", async () => {
  await rows("update plans set supplier = 'reseller', supplier_product = 'JP' where code = 'jp-day-1gb'");
  const number = await begun();
  await mark(number);
  await moneyCame(world);
  await workOff(world);
  expect([await stateOf(number), await rows("select from supply_orders")]).toEqual(["paid", []]);
});

test("the order's page says what holds it; whoever lacks the right changes nothing", async () => {
  const number = await bought();
  await mark(number);
  type Page = { fraud: { mark: { reason: string; who: string } | null; isHeld: boolean } };
  const page = (of: string) => kit.get<Page>("/staff/getOrderPage", { number: of });
  expect((await page(number)).fraud).toMatchObject({ mark: { reason: "Stolen card", who: "Kit Wong" }, isHeld: false });
  const next = await bought();
  expect((await page(next)).fraud).toEqual({ mark: null, isHeld: true });
  expect(await act("/staff/markFraud", number, kit, { fraudBecause: " " })).toBe("INVALID_INPUT");
  expect(await mark("FW000000000A")).toBe("ORDER_NOT_FOUND");
  await rows(`delete from staff_grants where "right" = 'mark_fraud'`);
  expect([await lift(number), await release(next), await mark(next)]).toEqual(Array(3).fill("RIGHT_MISSING"));
  expect(await stateOf(next)).toBe("paid");
});
