import { describe, expect, test } from "vitest";
import { aRefund, amountOf, aRequest, type Desk } from "./payment-gateway-world.suite.ts";
import type { GatewayPayout, PayoutLine } from "./payment-gateway.ts";

export function describePayouts(desk: Desk): void {
  const { paid } = desk;

  describe("payouts", () => {
    async function paidOut(): Promise<{ payout: GatewayPayout; lines: PayoutLine[] }[]> {
      const from = desk.at.clock.now();
      await desk.at.paysOut();
      desk.at.clock.pass(1);
      const payouts = await Array.fromAsync(desk.gateway.listPayouts(from, desk.at.clock.now()));
      return Promise.all(
        payouts.map(async (payout) => ({
          payout,
          lines: await Array.fromAsync(desk.gateway.payoutLines(payout.reference)),
        })),
      );
    }

    test("have what was charged and given back before them, each once, and add up", async () => {
      await paidOut();
      const [one, other] = [aRequest(desk.at.clock.now()).paymentId, aRequest(desk.at.clock.now()).paymentId];
      const reference = await paid({ paymentId: one });
      await paid({ paymentId: other });
      const refund = aRefund(reference, { ...amountOf, amount: 1000 });
      const given = await desk.gateway.refundPayment(refund);

      const [{ payout, lines } = expect.fail("nothing was paid out"), ...more] = await paidOut();
      expect(more).toEqual([]);
      expect(payout).toMatchObject({ state: "paid", hasLines: true });
      expect(payout.amount.amount).toBe(lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0));
      expect(new Set(lines.map((line) => line.reference)).size).toBe(3);
      const fee = (await desk.stateOf(reference)).fee!;
      expect(fee.currency).toBe(payout.amount.currency);
      const ofPayment = (paymentId: string) =>
        expect.objectContaining({ kind: "payment", paymentId, refundId: null, fee: fee.amount });
      expect(lines).toEqual(
        expect.arrayContaining([
          ofPayment(one),
          ofPayment(other),
          expect.objectContaining({ kind: "refund", refundId: refund.refundId, about: given.reference, fee: 0 }),
        ]),
      );
      expect(lines.find(({ kind }) => kind === "refund")!.amount).toBeLessThan(0);
      expect(await paidOut()).toEqual([]);
    });

    test("go on beyond a page, each line once", async () => {
      await paidOut();
      const count = 103;
      const before = desk.at.clock.now();
      for (let n = 0; n < count; n++) await paid({ expiresAt: new Date(before.getTime() + 6 * 3_600_000) });
      const [{ lines } = expect.fail("nothing was paid out")] = await paidOut();
      expect(new Set(lines.map((line) => line.paymentId)).size).toBe(count);
      expect(lines).toHaveLength(count);
    });
  });
}
