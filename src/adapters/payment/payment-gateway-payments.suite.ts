import { describe, expect, test } from "vitest";
import { isCurrency } from "../../kernel/currency.ts";
import { amountOf, aRequest, type Desk } from "./payment-gateway-world.suite.ts";
import { GatewayUnavailable } from "./payment-gateway.ts";

export function describePayments(desk: Desk): void {
  const { begun, paid, stateOf } = desk;

  describe("starting", () => {
    test("answers a page on the gateway's own origin", async () => {
      const { payPage } = await begun();
      expect(new URL(payPage).origin).not.toBe(new URL(aRequest(desk.at.clock.now()).returnUrl).origin);
    });

    test("the same payment id answers the same payment, also later, in another language, and at the same moment", async () => {
      const request = aRequest(desk.at.clock.now());
      const [first, atOnce] = await Promise.all([
        desk.gateway.startPayment(request),
        desk.gateway.startPayment(request),
      ]);
      desk.at.clock.pass(120);
      const later = await desk.gateway.startPayment({ ...request, language: "zh-hk", description: "日本 7 日" });
      expect(atOnce).toEqual(first);
      expect(later).toEqual(first);
    });

    test("the same payment id for another amount is a bug, not an outage", async () => {
      const request = aRequest(desk.at.clock.now());
      await desk.gateway.startPayment(request);
      const other = desk.gateway.startPayment({ ...request, amount: { ...request.amount, amount: 1 } });
      await expect(other).rejects.not.toBeInstanceOf(GatewayUnavailable);
    });

    test.each(["card", "alipay", "wechat"] as const)("takes %s", async (method) => {
      const { reference } = await begun({ method });
      expect(await stateOf(reference)).toEqual({ reference, state: "waiting" });
    });
  });

  describe("finding a payment", () => {
    test("waits until the shopper has paid", async () => {
      const { reference } = await begun();
      expect(await stateOf(reference)).toEqual({ reference, state: "waiting" });
    });

    test("says what was charged once it was", async () => {
      const reference = await paid();
      expect(await stateOf(reference)).toEqual({
        reference,
        state: "succeeded",
        charged: amountOf,
        settledAt: desk.at.clock.now(),
        fee: expect.anything(),
      });
    });

    test("says what it keeps for itself, as money", async () => {
      const { fee } = await stateOf(await paid());
      expect(isCurrency(fee!.currency)).toBe(true);
      expect(fee!.amount).toBeGreaterThan(0);
      expect(Number.isInteger(fee!.amount)).toBe(true);
    });

    test("still waits after a declined card, with the reason, and takes another card", async () => {
      const { reference } = await begun();
      await desk.at.shopper.isDeclined(reference);
      expect(await stateOf(reference)).toEqual({ reference, state: "waiting", failure: "insufficient_funds" });
      await desk.at.shopper.pays(reference);
      expect(await stateOf(reference)).toMatchObject({ reference, state: "succeeded", charged: amountOf });
    });

    test("needs the shopper while the bank asks", async () => {
      const { reference } = await begun();
      await desk.at.shopper.isAskedByBank(reference);
      expect(await stateOf(reference)).toMatchObject({ state: "needs_action" });
    });

    test("is pending, then succeeds", async () => {
      const { reference } = await begun();
      await desk.at.shopper.paysSlowly(reference, "succeeded");
      expect(await stateOf(reference)).toEqual({ reference, state: "pending" });
      await desk.at.slowPaymentEnds(reference);
      expect(await stateOf(reference)).toMatchObject({ state: "succeeded", charged: amountOf });
    });

    test("is pending, then fails", async () => {
      const { reference } = await begun();
      await desk.at.shopper.paysSlowly(reference, "failed");
      expect(await stateOf(reference)).toEqual({ reference, state: "pending" });
      await desk.at.slowPaymentEnds(reference);
      const failed = await stateOf(reference);
      expect(failed).toMatchObject({ state: "failed", failure: expect.any(String) });
      expect(failed).not.toHaveProperty("charged");
    });

    test("is cancelled when its time is over", async () => {
      const { reference } = await begun();
      await desk.at.timeRunsOut(reference);
      expect(await stateOf(reference)).toEqual({ reference, state: "cancelled", failure: "expired" });
    });

    test("an unknown reference is a bug, not an outage", async () => {
      const asked = stateOf("nobody_knows_this");
      await expect(asked).rejects.toThrow();
      await expect(asked).rejects.not.toBeInstanceOf(GatewayUnavailable);
    });
  });

  describe("closing a payment", () => {
    test("nobody can pay it any more", async () => {
      const { reference } = await begun();
      expect(await desk.gateway.cancelPayment(reference)).toMatchObject({
        reference,
        state: "cancelled",
        failure: expect.any(String),
      });
      await desk.at.shopper.pays(reference).catch(() => {});
      expect(await stateOf(reference)).toMatchObject({ state: "cancelled" });
    });

    test("again, and at the same moment, changes nothing", async () => {
      const { reference } = await begun();
      const [one, other] = await Promise.all([
        desk.gateway.cancelPayment(reference),
        desk.gateway.cancelPayment(reference),
      ]);
      expect([one.state, other.state, (await desk.gateway.cancelPayment(reference)).state]).toEqual([
        "cancelled",
        "cancelled",
        "cancelled",
      ]);
    });

    test("that was paid answers that it was", async () => {
      const reference = await paid();
      expect(await desk.gateway.cancelPayment(reference)).toMatchObject({ state: "succeeded", charged: amountOf });
    });

    test("that is pending cannot be stopped", async () => {
      const { reference } = await begun();
      await desk.at.shopper.paysSlowly(reference, "succeeded");
      expect(await desk.gateway.cancelPayment(reference)).toMatchObject({ state: "pending" });
    });

    test("that is unknown is a bug, not an outage", async () => {
      const asked = desk.gateway.cancelPayment("nobody_knows_this");
      await expect(asked).rejects.toThrow();
      await expect(asked).rejects.not.toBeInstanceOf(GatewayUnavailable);
    });
  });
}
