import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isCurrency } from "../../kernel/currency.ts";
import { GatewayUnavailable, WebhookRefused, type PaymentGateway, type PaymentRequest } from "./payment-gateway.ts";
import { aRefund, aRequest, amountOf, type Delivery, type GatewayAtTest } from "./payment-gateway-world.suite.ts";

/** What every gateway must do, run against the sandbox over HTTP and against Stripe's SDK with a server that stands in for Stripe. */
export function describePaymentGateway(name: string, open: () => Promise<GatewayAtTest>): void {
  describe(name, () => {
    let at: GatewayAtTest;
    let gateway: PaymentGateway;
    const begun = async (change: Partial<PaymentRequest> = {}) => gateway.startPayment(aRequest(at.clock.now(), change));
    const paid = async (change: Partial<PaymentRequest> = {}) => {
      const { reference } = await begun(change);
      await at.shopper.pays(reference);
      return reference;
    };
    const stateOf = async (reference: string) => gateway.findPayment(reference);
    const eventsOf = async (reference: string) => {
      const about = (await at.deliveries()).filter(({ body }) => body.includes(reference));
      return Promise.all(about.map(({ body, headers }) => gateway.readWebhook(body, headers)));
    };
    const lastDelivery = async (): Promise<Delivery> => (await at.deliveries()).at(-1)!;

    beforeAll(async () => {
      at = await open();
      gateway = at.gateway;
    });
    afterAll(async () => at.close());

    describe("starting", () => {
      test("answers a page on the gateway's own origin", async () => {
        const { payPage } = await begun();
        expect(new URL(payPage).origin).not.toBe(new URL(aRequest(at.clock.now()).returnUrl).origin);
      });

      test("the same payment id answers the same payment, also later, in another language, and at the same moment", async () => {
        const request = aRequest(at.clock.now());
        const [first, atOnce] = await Promise.all([gateway.startPayment(request), gateway.startPayment(request)]);
        at.clock.pass(120);
        const later = await gateway.startPayment({ ...request, language: "zh-hk", description: "日本 7 日" });
        expect(atOnce).toEqual(first);
        expect(later).toEqual(first);
      });

      test("the same payment id for another amount is a bug, not an outage", async () => {
        const request = aRequest(at.clock.now());
        await gateway.startPayment(request);
        const other = gateway.startPayment({ ...request, amount: { ...request.amount, amount: 1 } });
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
        expect(await stateOf(reference)).toEqual({ reference, state: "succeeded", charged: amountOf, settledAt: at.clock.now(), fee: expect.anything() });
      });

      test("says what it keeps for itself, as money", async () => {
        const { fee } = await stateOf(await paid());
        expect(isCurrency(fee!.currency)).toBe(true);
        expect(fee!.amount).toBeGreaterThan(0);
        expect(Number.isInteger(fee!.amount)).toBe(true);
      });

      test("still waits after a declined card, with the reason, and takes another card", async () => {
        const { reference } = await begun();
        await at.shopper.isDeclined(reference);
        expect(await stateOf(reference)).toEqual({ reference, state: "waiting", failure: "insufficient_funds" });
        await at.shopper.pays(reference);
        expect(await stateOf(reference)).toMatchObject({ reference, state: "succeeded", charged: amountOf });
      });

      test("needs the shopper while the bank asks", async () => {
        const { reference } = await begun();
        await at.shopper.isAskedByBank(reference);
        expect(await stateOf(reference)).toMatchObject({ state: "needs_action" });
      });

      test("is pending, then succeeds", async () => {
        const { reference } = await begun();
        await at.shopper.paysSlowly(reference, "succeeded");
        expect(await stateOf(reference)).toEqual({ reference, state: "pending" });
        await at.slowPaymentEnds(reference);
        expect(await stateOf(reference)).toMatchObject({ state: "succeeded", charged: amountOf });
      });

      test("is pending, then fails", async () => {
        const { reference } = await begun();
        await at.shopper.paysSlowly(reference, "failed");
        expect(await stateOf(reference)).toEqual({ reference, state: "pending" });
        await at.slowPaymentEnds(reference);
        const failed = await stateOf(reference);
        expect(failed).toMatchObject({ state: "failed", failure: expect.any(String) });
        expect(failed).not.toHaveProperty("charged");
      });

      test("is cancelled when its time is over", async () => {
        const { reference } = await begun();
        await at.timeRunsOut(reference);
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
        expect(await gateway.cancelPayment(reference)).toMatchObject({ reference, state: "cancelled", failure: expect.any(String) });
        await at.shopper.pays(reference).catch(() => {});
        expect(await stateOf(reference)).toMatchObject({ state: "cancelled" });
      });

      test("again, and at the same moment, changes nothing", async () => {
        const { reference } = await begun();
        const [one, other] = await Promise.all([gateway.cancelPayment(reference), gateway.cancelPayment(reference)]);
        expect([one.state, other.state, (await gateway.cancelPayment(reference)).state]).toEqual(["cancelled", "cancelled", "cancelled"]);
      });

      test("that was paid answers that it was", async () => {
        const reference = await paid();
        expect(await gateway.cancelPayment(reference)).toMatchObject({ state: "succeeded", charged: amountOf });
      });

      test("that is pending cannot be stopped", async () => {
        const { reference } = await begun();
        await at.shopper.paysSlowly(reference, "succeeded");
        expect(await gateway.cancelPayment(reference)).toMatchObject({ state: "pending" });
      });

      test("that nobody knows is a bug, not an outage", async () => {
        const asked = gateway.cancelPayment("nobody_knows_this");
        await expect(asked).rejects.toThrow();
        await expect(asked).rejects.not.toBeInstanceOf(GatewayUnavailable);
      });
    });

    describe("the lists", () => {
      /** Two hours after everything else, and again two hours before the next. */
      async function during(happens: () => Promise<unknown>): Promise<[Date, Date]> {
        at.clock.pass(7200);
        const from = at.clock.now();
        await happens();
        at.clock.pass(1);
        const to = at.clock.now();
        at.clock.pass(7200);
        return [from, to];
      }

      test("of an hour in which nothing happened are empty", async () => {
        const window = await during(async () => {});
        expect(await Array.fromAsync(gateway.listPayments(...window))).toEqual([]);
        expect(await Array.fromAsync(gateway.listRefunds(...window))).toEqual([]);
      });

      test("of payments say whose they are, how they stand, when, how much and for what fee", async () => {
        const [one, other] = [aRequest(at.clock.now()).paymentId, aRequest(at.clock.now()).paymentId];
        let begunAt = new Date(0);
        const window = await during(async () => {
          begunAt = at.clock.now();
          const soon = { expiresAt: new Date(begunAt.getTime() + 6 * 3_600_000) };
          await paid({ paymentId: one, ...soon });
          await begun({ paymentId: other, method: "alipay", amount: { amount: 990, currency: "HKD" }, ...soon });
        });
        const listed = await Array.fromAsync(gateway.listPayments(...window));
        const of = (id: string) => listed.find(({ paymentId }) => paymentId === id);
        expect(listed).toHaveLength(2);
        expect(of(one)).toEqual({ reference: expect.any(String), paymentId: one, state: "succeeded", amount: amountOf, createdAt: begunAt, settledAt: begunAt, fee: expect.anything() });
        expect(of(one)!.fee).toEqual((await stateOf(of(one)!.reference)).fee);
        expect(of(other)).toEqual({ reference: expect.any(String), paymentId: other, state: "waiting", amount: { amount: 990, currency: "HKD" }, createdAt: begunAt });
      });

      test("go on beyond a page, each payment once", async () => {
        const ids: string[] = [];
        const window = await during(async () => {
          for (let n = 0; n < 103; n++) {
            const request = aRequest(at.clock.now());
            ids.push(request.paymentId);
            await gateway.startPayment(request);
          }
        });
        const listed = await Array.fromAsync(gateway.listPayments(...window));
        expect(listed).toHaveLength(ids.length);
        expect(new Set(listed.map(({ paymentId }) => paymentId))).toEqual(new Set(ids));
      });

      test("of refunds say whose they are and how much", async () => {
        const request = aRequest(at.clock.now());
        const reference = await paid(request);
        const refund = aRefund(reference, { ...amountOf, amount: 100 });
        let given: { reference: string } | undefined;
        const window = await during(async () => void (given = await gateway.refundPayment(refund)));
        expect(await Array.fromAsync(gateway.listRefunds(...window))).toEqual([
          { reference: given!.reference, refundId: refund.refundId, paymentId: request.paymentId, state: "succeeded", amount: { ...amountOf, amount: 100 }, createdAt: window[0] },
        ]);
      });
    });

    describe("webhooks", () => {
      test("tell of a payment, signed, under ids of their own", async () => {
        const reference = await paid();
        const events = await eventsOf(reference);
        expect(events.at(-1)).toMatchObject({ kind: "payment", payment: { reference, state: "succeeded", charged: amountOf } });
        const ids = (await at.deliveries()).map(({ body }) => (JSON.parse(body.toString()) as { id: string }).id);
        expect(new Set(ids).size).toBe(ids.length);
      });

      test("tell that a payment is pending and how it ends", async () => {
        const { reference } = await begun();
        await at.shopper.paysSlowly(reference, "failed");
        await at.slowPaymentEnds(reference);
        const states = (await eventsOf(reference)).map((event) => event.kind === "payment" && event.payment.state);
        expect(states).toEqual(["pending", "failed"]);
      });

      test("tell of a payment whose time is over", async () => {
        const { reference } = await begun();
        await at.timeRunsOut(reference);
        expect((await eventsOf(reference)).at(-1)).toMatchObject({ payment: { reference, state: "cancelled", failure: "expired" } });
      });

      test("never call a declined card the end", async () => {
        const { reference } = await begun();
        await at.shopper.isDeclined(reference);
        const final = (await eventsOf(reference)).filter((event) => event.kind === "payment" && event.payment.state !== "waiting");
        expect(final).toEqual([]);
      });

      test("are refused with one changed byte", async () => {
        await paid();
        const { body, headers } = await lastDelivery();
        const changed = Buffer.from(body.toString().replace(/"created":1/, '"created":2'));
        expect(changed).not.toEqual(body);
        await expect(gateway.readWebhook(changed, headers)).rejects.toBeInstanceOf(WebhookRefused);
      });

      test("are refused when signed with another secret, or not at all", async () => {
        await paid();
        const { body } = await lastDelivery();
        await expect(gateway.readWebhook(body, at.sign(body, at.clock.now(), "another secret"))).rejects.toBeInstanceOf(WebhookRefused);
        await expect(gateway.readWebhook(body, {})).rejects.toBeInstanceOf(WebhookRefused);
      });

      test("are refused 301 seconds after they were signed, and taken after 299", async () => {
        await paid();
        const { body } = await lastDelivery();
        const ago = (seconds: number) => at.sign(body, new Date(at.clock.now().getTime() - seconds * 1000));
        await expect(gateway.readWebhook(body, ago(301))).rejects.toBeInstanceOf(WebhookRefused);
        await expect(gateway.readWebhook(body, ago(299))).resolves.toBeDefined();
      });

      test("are refused when somebody has parsed the body", async () => {
        await paid();
        const { body, headers } = await lastDelivery();
        const parsed = JSON.parse(body.toString()) as Buffer;
        await expect(gateway.readWebhook(parsed, headers)).rejects.toBeInstanceOf(WebhookRefused);
      });

      test("of a kind that we do not know are taken and mean nothing", async () => {
        const body = Buffer.from(JSON.stringify({ id: "evt_new", object: "event", type: "weather.changed", created: 1, data: { object: {} } }));
        const event = await gateway.readWebhook(body, at.sign(body, at.clock.now()));
        expect(event).toEqual({ id: "evt_new", kind: "other" });
      });
    });

    describe("refunds", () => {
      test("return the money, once per id", async () => {
        const reference = await paid();
        const refund = aRefund(reference);
        const [first, atOnce] = await Promise.all([gateway.refundPayment(refund), gateway.refundPayment(refund)]);
        const again = await gateway.refundPayment(refund);
        expect(first).toMatchObject({ state: "succeeded" });
        expect(atOnce).toEqual(first);
        expect(again).toEqual(first);
        expect(await gateway.findRefund(first.reference)).toEqual(first);
      });

      test("may come in parts, but not above what was paid", async () => {
        const reference = await paid();
        const part = { ...amountOf, amount: amountOf.amount - 100 };
        expect(await gateway.refundPayment(aRefund(reference, part))).toMatchObject({ state: "succeeded" });
        expect(await gateway.refundPayment(aRefund(reference, part))).toMatchObject({ state: "failed", failure: expect.any(String) });
        expect(await gateway.refundPayment(aRefund(reference, { ...amountOf, amount: 100 }))).toMatchObject({ state: "succeeded" });
      });

      test("of what was not paid fail", async () => {
        const { reference } = await begun();
        expect(await gateway.refundPayment(aRefund(reference))).toMatchObject({ state: "failed", failure: "payment_not_succeeded" });
      });

      test("in another currency fail", async () => {
        const reference = await paid();
        expect(await gateway.refundPayment(aRefund(reference, { amount: 100, currency: "USD" }))).toMatchObject({ failure: "wrong_currency" });
      });

      test("may be pending first; a webhook tells the end", async () => {
        const { reference } = await begun();
        await at.shopper.paysWithSlowRefunds(reference);
        const refund = await gateway.refundPayment(aRefund(reference));
        expect(refund).toMatchObject({ state: "pending" });
        await at.slowRefundEnds(refund.reference);
        const { body, headers } = await lastDelivery();
        const done = { reference: refund.reference, state: "succeeded" };
        expect(await gateway.readWebhook(body, headers)).toMatchObject({ kind: "refund", refund: done });
        expect(await gateway.findRefund(refund.reference)).toEqual(done);
      });
    });

    describe("an outage", () => {
      const calls: [string, (gateway: PaymentGateway) => Promise<unknown>][] = [
        ["startPayment", (gateway) => gateway.startPayment(aRequest(at.clock.now()))],
        ["findPayment", (gateway) => gateway.findPayment("any")],
        ["cancelPayment", (gateway) => gateway.cancelPayment("any")],
        ["listPayments", (gateway) => Array.fromAsync(gateway.listPayments(new Date(0), at.clock.now()))],
        ["listRefunds", (gateway) => Array.fromAsync(gateway.listRefunds(new Date(0), at.clock.now()))],
        ["refundPayment", (gateway) => gateway.refundPayment(aRefund("any"))],
        ["findRefund", (gateway) => gateway.findRefund("any")],
      ];
      test.each(calls)("%s: nobody listens", async (_name, call) => {
        await expect(call(at.unreachable)).rejects.toBeInstanceOf(GatewayUnavailable);
      });
      test.each(calls)("%s: an answer without sense", async (_name, call) => {
        await expect(call(at.senseless)).rejects.toBeInstanceOf(GatewayUnavailable);
      });
      test.each(calls)("%s: our key is not accepted", async (_name, call) => {
        await expect(call(at.wrongKey)).rejects.toBeInstanceOf(GatewayUnavailable);
      });
    });
  });
}
