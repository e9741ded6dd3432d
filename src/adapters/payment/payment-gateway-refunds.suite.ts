import { describe, expect, test } from "vitest";
import { aRefund, amountOf, type Desk } from "./payment-gateway-world.suite.ts";

export function describeRefunds(desk: Desk): void {
  const { begun, paid } = desk;

  describe("refunds", () => {
    test("return the money, once per id", async () => {
      const reference = await paid();
      const refund = aRefund(reference);
      const [first, atOnce] = await Promise.all([
        desk.gateway.refundPayment(refund),
        desk.gateway.refundPayment(refund),
      ]);
      const again = await desk.gateway.refundPayment(refund);
      expect(first).toMatchObject({ state: "succeeded" });
      expect(atOnce).toEqual(first);
      expect(again).toEqual(first);
      expect(await desk.gateway.findRefund(first.reference)).toEqual(first);
    });

    test("may come in parts, but not above what was paid", async () => {
      const reference = await paid();
      const part = { ...amountOf, amount: amountOf.amount - 100 };
      expect(await desk.gateway.refundPayment(aRefund(reference, part))).toMatchObject({ state: "succeeded" });
      expect(await desk.gateway.refundPayment(aRefund(reference, part))).toMatchObject({
        state: "failed",
        failure: expect.any(String),
      });
      expect(await desk.gateway.refundPayment(aRefund(reference, { ...amountOf, amount: 100 }))).toMatchObject({
        state: "succeeded",
      });
    });

    test("of what was not paid fail", async () => {
      const { reference } = await begun();
      expect(await desk.gateway.refundPayment(aRefund(reference))).toMatchObject({
        state: "failed",
        failure: "payment_not_succeeded",
      });
    });

    test("in another currency fail", async () => {
      const reference = await paid();
      expect(await desk.gateway.refundPayment(aRefund(reference, { amount: 100, currency: "USD" }))).toMatchObject({
        failure: "wrong_currency",
      });
    });

    test("may be pending first; a webhook tells the end", async () => {
      const { reference } = await begun();
      await desk.at.shopper.paysWithSlowRefunds(reference);
      const refund = await desk.gateway.refundPayment(aRefund(reference));
      expect(refund).toMatchObject({ state: "pending" });
      await desk.at.slowRefundEnds(refund.reference);
      const done = { reference: refund.reference, state: "succeeded" };
      // what was pending may be told after it has ended, and what was told before is signed too long ago
      const told = (await desk.at.deliveries()).map(({ body, headers }) => desk.gateway.readWebhook(body, headers));
      expect(await Promise.allSettled(told)).toContainEqual({
        status: "fulfilled",
        value: expect.objectContaining({ kind: "refund", refund: done }),
      });
      expect(await desk.gateway.findRefund(refund.reference)).toEqual(done);
    });
  });
}
