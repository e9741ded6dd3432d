import { describe, expect, test } from "vitest";
import { aRefund, amountOf, aRequest, type Desk } from "./payment-gateway-world.suite.ts";
import { GatewayUnavailable, type GatewayDispute, type PayoutLine } from "./payment-gateway.ts";

export function describeDisputes(desk: Desk): void {
  const { eventsOf } = desk;

  describe("disputes", () => {
    async function disputed() {
      const from = desk.at.clock.now();
      const request = aRequest(from);
      const { reference } = await desk.gateway.startPayment(request);
      await desk.at.shopper.paysAndDisputes(reference);
      desk.at.clock.pass(1);
      const all = await Array.fromAsync(desk.gateway.listDisputes(from, desk.at.clock.now()));
      const dispute = all.find(({ paymentId }) => paymentId === request.paymentId) ?? expect.fail("not in the list");
      return { request, reference, dispute };
    }
    const found = async ({ reference }: GatewayDispute) => desk.gateway.findDispute(reference);

    test("take the whole amount with a fee, are told, listed and found the same, and are to be answered", async () => {
      const { request, dispute } = await disputed();
      expect(dispute).toMatchObject({
        paymentId: request.paymentId,
        state: "needs_answer",
        reason: "fraudulent",
        amount: amountOf,
        moves: [{ kind: "taken", fee: { amount: expect.any(Number) } }],
      });
      expect(dispute.answerBy!.getTime()).toBeGreaterThan(desk.at.clock.now().getTime());
      expect(dispute.page).toMatch(/^https?:\/\/.*disputes\//);
      expect(await found(dispute)).toEqual(dispute);
      expect((await eventsOf(dispute.reference)).at(-1)).toMatchObject({
        kind: "dispute",
        reference: dispute.reference,
      });
    });

    test("that are lost move nothing more", async () => {
      const { dispute } = await disputed();
      await desk.at.disputeEnds(dispute.reference, "lost");
      expect(await found(dispute)).toEqual({ ...dispute, state: "lost" });
    });

    test("that are won, also after they were lost, give the money back, once", async () => {
      const { dispute } = await disputed();
      await desk.at.disputeEnds(dispute.reference, "lost");
      await desk.at.disputeEnds(dispute.reference, "won");
      const won = await found(dispute);
      expect(won).toMatchObject({ state: "won", moves: [{ kind: "taken" }, { kind: "returned", fee: null }] });
      expect(won.moves[0]).toEqual(dispute.moves[0]);
    });

    test("are lines of a payout, by the references of what they moved", async () => {
      const { dispute } = await disputed();
      await desk.at.disputeEnds(dispute.reference, "won");
      const { moves } = await found(dispute);
      // what was taken back is paid out with what came
      await desk.paid({ amount: { ...amountOf, amount: 90_000 } });
      const from = desk.at.clock.now();
      await desk.at.paysOut();
      desk.at.clock.pass(1);
      const lines: PayoutLine[] = [];
      for await (const { reference } of desk.gateway.listPayouts(new Date(from.getTime() - 1000), desk.at.clock.now()))
        lines.push(...(await Array.fromAsync(desk.gateway.payoutLines(reference))));
      const [taken, back] = moves.map((move) => lines.find(({ reference }) => reference === move.reference));
      expect(taken).toMatchObject({ kind: "dispute", about: dispute.reference, fee: dispute.moves[0]!.fee!.amount });
      expect(back).toMatchObject({ kind: "dispute_returned", about: dispute.reference, fee: 0 });
      expect(taken!.amount).toBeLessThan(0);
      expect(back!.amount).toBe(-taken!.amount);
    });

    test("leave nothing to be refunded, until they are won", async () => {
      const { reference, dispute } = await disputed();
      expect(await desk.gateway.refundPayment(aRefund(reference))).toMatchObject({
        state: "failed",
        failure: expect.stringContaining("disputed"),
      });
      await desk.at.disputeEnds(dispute.reference, "won");
      expect(await desk.gateway.refundPayment(aRefund(reference))).toMatchObject({ state: "succeeded" });
    });

    test("that nobody knows are a mistake, not an outage", async () => {
      const asked = desk.gateway.findDispute("dp_unknown");
      await expect(asked).rejects.toThrow();
      await expect(asked).rejects.not.toBeInstanceOf(GatewayUnavailable);
    });
  });
}
