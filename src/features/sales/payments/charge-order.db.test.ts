import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { english } from "../../../../test/world.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { closeOrders } from "../orders/close-orders.server.ts";
import { chargeOrder, type Charge } from "./charge-order.server.ts";
import { checkPayment } from "./check-payment.server.ts";
import { unbalanced } from "./ledger-store.server.ts";
import type { KeptCard } from "./new-attempt.server.ts";
import { paymentsWorld, type PaymentsWorld, type Placed } from "./payments.world.ts";

let world: PaymentsWorld;
let card: KeptCard;
beforeEach(async () => {
  world = await paymentsWorld();
  card = { gateway: "sandbox", reference: world.gateway.cardIsSaved() };
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect(await world.cases()).toEqual([]);
  await world.close();
});

const idOf = async ({ orderNumber }: Placed) =>
  (await world.ask<{ id: string }>(`select id from orders where number = '${orderNumber}'`))[0]!.id;
const charge = (wish: Charge) =>
  world.db.transaction().execute((tx) => chargeOrder(tx, wish, contextFor(world.shop, english)));
/** An order that is placed, and its payment written down; nobody has asked the gateway yet. */
async function written(more: Partial<Charge> = {}) {
  const placed = await world.place();
  const wish = { orderId: await idOf(placed), card, requestKey: randomUUID(), ...more };
  return { placed, wish, payment: await charge(wish) };
}
const payments = () =>
  world.ask<{ state: string; failure: string | null; reference: string | null }>(
    "select state, failure, gateway_reference as reference from payments order by created_at, state",
  );
const check = async ({ id }: { id: string }) => checkPayment.run({ paymentId: id }, world.shop);
const refusal = async (wish: Charge) =>
  charge(wish).then(
    () => "none",
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe("an order is not charged for", () => {
  test.each([
    ["paying", "ORDER_ALREADY_PAID"],
    ["paid", "ORDER_ALREADY_PAID"],
    ["delivered", "ORDER_ALREADY_PAID"],
    ["refunding", "ORDER_CLOSED"],
    ["cancelled", "ORDER_CLOSED"],
  ])("that is %s", async (state, code) => {
    const orderId = await idOf(await world.place());
    await world.ask(`update orders set state = '${state}'`);
    expect(await refusal({ orderId, card, requestKey: randomUUID() })).toBe(code);
    expect(await payments()).toEqual([]);
  });

  test("whose plan is sold out; it stays as it was", async () => {
    const orderId = await idOf(await world.place());
    await world.ask("delete from esim_profiles");
    expect(await refusal({ orderId, card, requestKey: randomUUID() })).toBe("OUT_OF_STOCK");
    expect([await world.stateOf(orderId), await payments()]).toEqual(["placed", []]);
  });

  test("under the key of another order, or of another card", async () => {
    const { wish } = await written();
    expect(await refusal({ ...wish, orderId: await idOf(await world.place()) })).toBe("REQUEST_KEY_REUSED");
    expect(await refusal({ ...wish, card: { ...card, reference: "another" } })).toBe("REQUEST_KEY_REUSED");
    expect(await refusal({ ...wish, card: { ...card, gateway: "stripe" } })).toBe("REQUEST_KEY_REUSED");
  });

  test("in a transaction that fails", async () => {
    const orderId = await idOf(await world.place());
    const failing = world.db.transaction().execute(async (tx) => {
      await chargeOrder(tx, { orderId, card, requestKey: randomUUID() }, contextFor(world.shop, english));
      throw new Error("told to fail");
    });
    await expect(failing).rejects.toThrow("told to fail");
    await world.work();
    expect([await world.stateOf(orderId), await payments(), world.gateway.charges.size]).toEqual(["placed", [], 0]);
  });
});

test("charged, delivered, and in the books like any other", async () => {
  const { placed, wish, payment } = await written();
  expect(payment).toMatchObject({
    state: "created",
    method: "card",
    payable_kind: "order",
    saved_card: card.reference,
    gateway: "sandbox",
    charged_amount: 10500,
    charged_currency: "HKD",
  });
  expect([await world.stateOf(wish.orderId), world.gateway.charges.size]).toEqual(["paying", 0]);
  await world.work();
  expect(await world.stateOf(wish.orderId)).toBe("delivered");
  expect([...world.gateway.charges.values()]).toEqual([
    {
      paymentId: payment.id,
      orderNumber: placed.orderNumber,
      amount: { amount: 10500, currency: "HKD" },
      card: card.reference,
      description: expect.stringContaining("Japan"),
      expiresAt: payment.expires_at,
    },
  ]);
  expect(await world.ask("select account, amount from ledger_entries order by account")).toEqual([
    { account: "gateway", amount: 10500 },
    { account: "sales", amount: -10500 },
  ]);
  expect(await charge(wish)).toMatchObject({ id: payment.id, state: "succeeded" });
});

test("pending at the bank, then succeeded by webhook", async () => {
  world.gateway.chargesEndAs("pending");
  const { wish, payment } = await written();
  await check(payment);
  const reference = (await payments())[0]!.reference!;
  expect(await payments()).toEqual([{ state: "waiting", failure: null, reference }]);
  await world.tell(world.gateway.settle(reference, "succeeded"));
  await world.work();
  expect([await world.stateOf(wish.orderId), world.gateway.charges.size]).toEqual(["delivered", 1]);
});

test.each(["card_declined", "insufficient_funds", "authentication_required"])(
  "%s: the payment has failed, and the order is closed by the usual way",
  async (failure) => {
    world.gateway.chargesEndAs("failed", failure);
    const { wish } = await written();
    await world.work();
    expect(await payments()).toEqual([{ state: "failed", failure, reference: expect.any(String) }]);
    expect(await world.stateOf(wish.orderId)).toBe("placed");
    world.at("2026-11-21T12:00:00Z");
    await closeOrders.run({}, world.shop);
    expect(await world.stateOf(wish.orderId)).toBe("cancelled");
    expect(await world.ask("select count(*)::int as held from esim_profiles where state = 'held'")).toEqual([
      { held: 0 },
    ]);
  },
);

test("declined, then paid on a page", async () => {
  world.gateway.chargesEndAs("failed", "card_declined");
  const { placed, wish } = await written();
  await world.work();
  await world.pay(placed);
  await world.tell(world.gateway.settle(world.lastReference(), "succeeded"));
  await world.work();
  expect(await world.stateOf(wish.orderId)).toBe("delivered");
});

test("a card that was forgotten meanwhile: failed, nothing was charged", async () => {
  const { wish } = await written();
  await world.gateway.forgetCard(card.reference);
  await world.work();
  expect(await payments()).toEqual([{ state: "failed", failure: "card_forgotten", reference: null }]);
  expect([await world.stateOf(wish.orderId), world.gateway.charges.size]).toEqual(["placed", 0]);
});

describe("the process dies", () => {
  test("between the row and the call: the job comes again and charges once", async () => {
    const { wish, payment } = await written();
    await world.ask("delete from graphile_worker._private_jobs");
    await check(payment);
    await world.work();
    expect([await world.stateOf(wish.orderId), world.gateway.charges.size]).toEqual(["delivered", 1]);
  });

  test("between the call and its answer: asked again under the same id, charged once", async () => {
    world.gateway.answerCharges(false);
    const { wish, payment } = await written();
    await expect(check(payment)).rejects.toThrow("told to lose the answer");
    expect(await payments()).toEqual([{ state: "created", failure: null, reference: null }]);
    world.gateway.answerCharges(true);
    await world.work();
    expect([await world.stateOf(wish.orderId), world.gateway.charges.size]).toEqual(["delivered", 1]);
  });

  test("after the call, and all time is over by then: what was charged is found", async () => {
    world.gateway.answerCharges(false);
    const { wish, payment } = await written();
    await expect(check(payment)).rejects.toThrow("told to lose the answer");
    world.gateway.answerCharges(true);
    world.at("2026-11-23T08:00:00Z");
    await world.work();
    expect([await world.stateOf(wish.orderId), world.gateway.charges.size]).toEqual(["delivered", 1]);
  });
});

test("two workers at once charge once", async () => {
  const { wish, payment } = await written();
  await Promise.all([check(payment), check(payment)]);
  await world.work();
  expect([await world.stateOf(wish.orderId), world.gateway.charges.size]).toEqual(["delivered", 1]);
});

test("a gateway that was down until the time was over charges nothing", async () => {
  const { wish, payment } = await written();
  world.gateway.goDown(true);
  await expect(check(payment)).rejects.toThrow("told to be down");
  world.gateway.goDown(false);
  world.at("2026-11-21T10:00:00Z");
  await world.work();
  expect(await payments()).toEqual([{ state: "failed", failure: "expired", reference: null }]);
  expect([await world.stateOf(wish.orderId), world.gateway.charges.size]).toEqual(["placed", 0]);
});

test("an order that was closed before the card was charged is not charged for", async () => {
  const { payment } = await written();
  await world.ask("update orders set state = 'cancelled'");
  await check(payment);
  await world.work();
  expect([await payments(), world.gateway.charges.size]).toEqual([
    [{ state: "cancelled", failure: "expired", reference: null }],
    0,
  ]);
});

describe("the shopper pays on a page meanwhile", () => {
  test("before the card was charged: it never is", async () => {
    const { placed, wish } = await written();
    await world.pay(placed);
    await world.tell(world.gateway.settle(world.lastReference(), "succeeded"));
    await world.work();
    expect([await world.stateOf(wish.orderId), world.gateway.charges.size]).toEqual(["delivered", 0]);
  });

  test("after it was, unheard: the charge pays the order, and the page is closed", async () => {
    world.gateway.answerCharges(false);
    const { placed, wish, payment } = await written();
    await expect(check(payment)).rejects.toThrow("told to lose the answer");
    world.gateway.answerCharges(true);
    await world.pay(placed);
    await world.work();
    expect(await world.stateOf(wish.orderId)).toBe("delivered");
    expect(await world.gateway.findPayment(world.lastReference())).toMatchObject({ state: "cancelled" });
    expect(world.gateway.refunds.size).toBe(0);
  });

  test("while the charge is on its way, in a process that dies before it hears of it: found by the job that comes again", async () => {
    const { placed, wish, payment } = await written();
    await world.pay(placed);
    await world.work();
    const { id, expires_at } = payment;
    await world.gateway.chargeSavedCard({
      paymentId: id,
      orderNumber: placed.orderNumber,
      amount: { amount: 10500, currency: "HKD" },
      card: card.reference,
      description: "Japan",
      expiresAt: expires_at,
    });
    await check(payment);
    await world.work();
    expect(await world.stateOf(wish.orderId)).toBe("delivered");
    expect(await world.gateway.findPayment(world.lastReference())).toMatchObject({ state: "cancelled" });
  });

  test("and both come through: the second money goes back", async () => {
    world.gateway.answerCharges(false);
    const { placed, wish, payment } = await written();
    await expect(check(payment)).rejects.toThrow("told to lose the answer");
    world.gateway.answerCharges(true);
    await world.pay(placed);
    await world.tell(world.gateway.settle(world.lastReference(), "succeeded"));
    await world.work();
    expect([await world.stateOf(wish.orderId), world.gateway.refunds.size]).toEqual(["delivered", 1]);
  });
});
