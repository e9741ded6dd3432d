import { describe, expect, test } from "vitest";
import { aRefund, amountOf, aRequest, type Desk } from "./payment-gateway-world.suite.ts";

export function describeLists(desk: Desk): void {
  const { begun, paid, stateOf } = desk;

  describe("the lists", () => {
    /** Two hours after everything else, and again two hours before the next. */
    async function during(happens: () => Promise<unknown>): Promise<[Date, Date]> {
      desk.at.clock.pass(7200);
      const from = desk.at.clock.now();
      await happens();
      desk.at.clock.pass(1);
      const to = desk.at.clock.now();
      desk.at.clock.pass(7200);
      return [from, to];
    }

    test("of an hour in which nothing happened are empty", async () => {
      const window = await during(async () => {});
      expect(await Array.fromAsync(desk.gateway.listPayments(...window))).toEqual([]);
      expect(await Array.fromAsync(desk.gateway.listRefunds(...window))).toEqual([]);
    });

    test("of payments say whose they are, how they stand, when, how much and for what fee", async () => {
      const [one, other] = [aRequest(desk.at.clock.now()).paymentId, aRequest(desk.at.clock.now()).paymentId];
      let begunAt = new Date(0);
      const window = await during(async () => {
        begunAt = desk.at.clock.now();
        const soon = { expiresAt: new Date(begunAt.getTime() + 6 * 3_600_000) };
        await paid({ paymentId: one, ...soon });
        await begun({ paymentId: other, method: "alipay", amount: { amount: 990, currency: "HKD" }, ...soon });
      });
      const listed = await Array.fromAsync(desk.gateway.listPayments(...window));
      const of = (id: string) => listed.find(({ paymentId }) => paymentId === id);
      expect(listed).toHaveLength(2);
      expect(of(one)).toEqual({
        reference: expect.any(String),
        paymentId: one,
        state: "succeeded",
        amount: amountOf,
        createdAt: begunAt,
        settledAt: begunAt,
        fee: expect.anything(),
      });
      expect(of(one)!.fee).toEqual((await stateOf(of(one)!.reference)).fee);
      expect(of(other)).toEqual({
        reference: expect.any(String),
        paymentId: other,
        state: "waiting",
        amount: { amount: 990, currency: "HKD" },
        createdAt: begunAt,
      });
    });

    test("go on beyond a page, each payment once", async () => {
      const ids: string[] = [];
      const window = await during(async () => {
        for (let n = 0; n < 103; n++) {
          const request = aRequest(desk.at.clock.now());
          ids.push(request.paymentId);
          await desk.gateway.startPayment(request);
        }
      });
      const listed = await Array.fromAsync(desk.gateway.listPayments(...window));
      expect(listed).toHaveLength(ids.length);
      expect(new Set(listed.map(({ paymentId }) => paymentId))).toEqual(new Set(ids));
    });

    test("of refunds say whose they are and how much", async () => {
      const request = aRequest(desk.at.clock.now());
      const reference = await paid(request);
      const refund = aRefund(reference, { ...amountOf, amount: 100 });
      let given: { reference: string } | undefined;
      const window = await during(async () => void (given = await desk.gateway.refundPayment(refund)));
      expect(await Array.fromAsync(desk.gateway.listRefunds(...window))).toEqual([
        {
          reference: given!.reference,
          refundId: refund.refundId,
          paymentId: request.paymentId,
          state: "succeeded",
          amount: { ...amountOf, amount: 100 },
          createdAt: window[0],
        },
      ]);
    });
  });
}
