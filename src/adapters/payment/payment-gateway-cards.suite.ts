import { describe, expect, test } from "vitest";
import { aCard, aCharge, aRefund, amountOf, type CardThen, type Desk } from "./payment-gateway-world.suite.ts";
import { ChargeRefused, GatewayUnavailable, type CardCharge, type CardRequest } from "./payment-gateway.ts";

/** Paying without the shopper being present: a card is given once, charged later, and forgotten. */
export function describeCards(desk: Desk): void {
  const now = () => desk.at.clock.now();
  const asked = async (change: Partial<CardRequest> = {}) => desk.gateway.saveCard(aCard(now(), change));
  const saved = async (then: CardThen = "pays") => {
    const { reference } = await asked();
    await desk.at.shopper.givesCard(reference, then);
    return reference;
  };
  const charge = async (card: string, change: Partial<CardCharge> = {}) =>
    desk.gateway.chargeSavedCard(aCharge(now(), card, change));
  const chargesOf = async (id: string) => {
    const listed = await Array.fromAsync(desk.gateway.listPayments(new Date(0), new Date(now().getTime() + 1000)));
    return listed.filter(({ paymentId }) => paymentId === id);
  };
  const isBug = async (call: Promise<unknown>) => {
    await expect(call).rejects.toThrow();
    await expect(call).rejects.not.toBeInstanceOf(GatewayUnavailable);
    await expect(call).rejects.not.toBeInstanceOf(ChargeRefused);
  };

  describe("a card for later", () => {
    test("that is unknown is a bug, not an outage", async () => {
      await isBug(desk.gateway.findSavedCard("nobody_knows_this"));
      await isBug(desk.gateway.forgetCard("nobody_knows_this"));
      await isBug(charge("nobody_knows_this"));
    });

    test.each(["../payments", "a/b?c=d#e", "'; drop table cards; --", "%2e%2e%2f", "\u{1F4B3}"])(
      "%s is no reference either",
      async (reference) => {
        await isBug(desk.gateway.findSavedCard(reference));
      },
    );

    test("is given on a page on the gateway's own origin", async () => {
      const { savePage } = await asked();
      expect(new URL(savePage).origin).not.toBe(new URL(aCard(now()).returnUrl).origin);
    });

    test("the same id answers the same page, also later, in another language, and at the same moment", async () => {
      const request = aCard(now());
      const [first, atOnce] = await Promise.all([desk.gateway.saveCard(request), desk.gateway.saveCard(request)]);
      desk.at.clock.pass(120);
      const later = await desk.gateway.saveCard({
        ...request,
        language: "zh-hk",
        description: "自動增值",
        expiresAt: new Date(now().getTime() + 30 * 60_000),
      });
      expect([atOnce, later]).toEqual([first, first]);
    });

    test("for a purpose full of markup and emoji is asked for like any other", async () => {
      const { reference } = await asked({
        description: `<script>alert("1")</script> & 'Zoë' \u{1F334} ${"流量".repeat(300)}`,
      });
      expect(await desk.gateway.findSavedCard(reference)).toEqual({ reference, state: "waiting" });
    });

    test("waits, and cannot be charged before it was given", async () => {
      const { reference } = await asked();
      expect(await desk.gateway.findSavedCard(reference)).toEqual({ reference, state: "waiting" });
      await expect(charge(reference)).rejects.toMatchObject({ failure: "card_forgotten" });
    });

    test("is saved, and says what its owner knows it by", async () => {
      const reference = await saved();
      const card = { brand: "Visa", lastFour: "4242", expiresOn: "2030-12" };
      expect(await desk.gateway.findSavedCard(reference)).toEqual({ reference, state: "saved", card });
      expect((await desk.eventsOf(reference)).at(-1)).toEqual({
        id: expect.any(String),
        kind: "card",
        card: { reference, state: "saved" },
      });
    });

    test("expires when nobody gives one in time", async () => {
      const { reference } = await asked();
      await desk.at.cardTimeRunsOut(reference);
      expect(await desk.gateway.findSavedCard(reference)).toEqual({ reference, state: "expired", failure: "expired" });
      expect((await desk.eventsOf(reference)).at(-1)).toMatchObject({
        kind: "card",
        card: { reference, state: "expired" },
      });
      await expect(charge(reference)).rejects.toMatchObject({ failure: "card_forgotten" });
    });
  });

  describe("forgetting a card", () => {
    test("again, and at the same moment, changes nothing", async () => {
      const reference = await saved();
      await Promise.all([desk.gateway.forgetCard(reference), desk.gateway.forgetCard(reference)]);
      await desk.gateway.forgetCard(reference);
      expect(await desk.gateway.findSavedCard(reference)).toEqual({ reference, state: "forgotten" });
    });

    test("nobody can charge it any more, and what was charged stays charged", async () => {
      const reference = await saved();
      const before = aCharge(now(), reference);
      const charged = await desk.gateway.chargeSavedCard(before);
      await desk.gateway.forgetCard(reference);
      await expect(charge(reference)).rejects.toBeInstanceOf(ChargeRefused);
      expect(await desk.gateway.chargeSavedCard(before)).toEqual(charged);
      expect(await desk.stateOf(charged.reference)).toMatchObject({ state: "succeeded" });
    });

    test("before it was given closes the page", async () => {
      const { reference } = await asked();
      await desk.gateway.forgetCard(reference);
      await desk.at.shopper.givesCard(reference, "pays").catch(() => {});
      expect(await desk.gateway.findSavedCard(reference)).toMatchObject({ state: "expired" });
    });
  });

  describe("charging a saved card", () => {
    test.each<[CardThen, string]>([
      ["is declined", "card_declined"],
      ["has no funds", "insufficient_funds"],
      ["wants the shopper", "authentication_required"],
    ])("that %s fails at once: %s", async (then, failure) => {
      const request = aCharge(now(), await saved(then));
      const { reference } = await desk.gateway.chargeSavedCard(request);
      expect(await desk.stateOf(reference)).toEqual({ reference, state: "failed", failure });
      expect((await desk.eventsOf(reference)).at(-1)).toMatchObject({
        kind: "payment",
        payment: { reference, state: "failed", failure },
      });
      expect(await desk.gateway.cancelPayment(reference)).toMatchObject({ state: "failed" });
      expect(await desk.gateway.chargeSavedCard(request)).toEqual({ reference });
    });

    test("twice under one id, at the same moment and days later, charges once", async () => {
      const request = aCharge(now(), await saved());
      const [first, atOnce] = await Promise.all([
        desk.gateway.chargeSavedCard(request),
        desk.gateway.chargeSavedCard(request),
      ]);
      desk.at.clock.pass(3 * 24 * 3600);
      const later = await desk.gateway.chargeSavedCard(request);
      expect([atOnce, later]).toEqual([first, first]);
      expect(await chargesOf(request.paymentId)).toHaveLength(1);
    });

    test("whose answer was lost, asked again, charges once", async () => {
      const request = aCharge(now(), await saved());
      await expect(desk.at.losing.chargeSavedCard(request)).rejects.toBeInstanceOf(GatewayUnavailable);
      const { reference } = await desk.gateway.chargeSavedCard(request);
      expect(await chargesOf(request.paymentId)).toMatchObject([{ reference, state: "succeeded" }]);
    });

    test("under one id for another amount, in another currency or with another card is a bug", async () => {
      const request = aCharge(now(), await saved());
      await desk.gateway.chargeSavedCard(request);
      await isBug(desk.gateway.chargeSavedCard({ ...request, amount: { ...amountOf, amount: 1 } }));
      await isBug(desk.gateway.chargeSavedCard({ ...request, amount: { ...amountOf, currency: "USD" } }));
      await isBug(desk.gateway.chargeSavedCard({ ...request, card: await saved() }));
      expect(await chargesOf(request.paymentId)).toHaveLength(1);
    });

    test("too late charges nothing; asked in time, it is still answered later", async () => {
      const card = await saved();
      await expect(charge(card, { expiresAt: now() })).rejects.toMatchObject({ failure: "expired" });
      const request = aCharge(now(), card);
      const first = await desk.gateway.chargeSavedCard(request);
      desk.at.clock.pass(3600);
      expect(await desk.gateway.chargeSavedCard(request)).toEqual(first);
    });

    test.each([
      { amount: 990, currency: "HKD" },
      { amount: 101, currency: "USD" },
    ] as const)("takes exactly %o", async (amount) => {
      const { reference } = await charge(await saved(), { amount });
      expect(await desk.stateOf(reference)).toEqual({
        reference,
        state: "succeeded",
        charged: amount,
        settledAt: now(),
        fee: expect.anything(),
      });
    });

    test("again and again, each payment is one of its own", async () => {
      const card = await saved();
      const [one, other] = [await charge(card), await charge(card)];
      expect(one.reference).not.toBe(other.reference);
    });

    test("may be pending first", async () => {
      const { reference } = await charge(await saved("pays slowly"));
      expect(await desk.stateOf(reference)).toEqual({ reference, state: "pending" });
      expect(await desk.gateway.cancelPayment(reference)).toMatchObject({ state: "pending" });
      await desk.at.slowPaymentEnds(reference);
      expect(await desk.stateOf(reference)).toMatchObject({ state: "succeeded", charged: amountOf });
    });

    test("is a payment like any other: reported, listed, and refunded", async () => {
      const request = aCharge(now(), await saved());
      const { reference } = await desk.gateway.chargeSavedCard(request);
      expect((await desk.eventsOf(reference)).at(-1)).toMatchObject({
        kind: "payment",
        payment: { reference, state: "succeeded", charged: amountOf },
      });
      expect(await chargesOf(request.paymentId)).toEqual([
        {
          reference,
          paymentId: request.paymentId,
          state: "succeeded",
          amount: amountOf,
          createdAt: now(),
          settledAt: now(),
          fee: expect.anything(),
        },
      ]);
      expect(await desk.gateway.refundPayment(aRefund(reference, { ...amountOf, currency: "USD" }))).toMatchObject({
        failure: "wrong_currency",
      });
      expect(await desk.gateway.refundPayment(aRefund(reference, { ...amountOf, amount: 100 }))).toMatchObject({
        state: "succeeded",
      });
      expect(await desk.gateway.refundPayment(aRefund(reference))).toMatchObject({ state: "failed" });
    });

    test("that has failed has nothing to refund", async () => {
      const { reference } = await charge(await saved("is declined"));
      expect(await desk.gateway.refundPayment(aRefund(reference))).toMatchObject({
        state: "failed",
        failure: "payment_not_succeeded",
      });
    });
  });
}
