import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { keyReused, read, refuse } from "./api-answers.server.ts";
import { cardApi } from "./card-api.server.ts";
import { disputeAnswer, findDispute, hasDisputeTaken, listDisputes } from "./dispute-store.server.ts";
import { listPayments, listRefunds, paymentAnswer, refundAnswer } from "./gateway-answers.server.ts";
import { ListWish, PageWish, PaymentWish, RefundWish } from "./gateway-wire.ts";
import { presentPayment, settlesAt, tryMove, type Gateway } from "./gateway.server.ts";
import { closedByShop } from "./payment-moves.ts";
import { keepPayment, paymentFingerprint } from "./payment-store.server.ts";
import { listLines, listPayouts, payOut } from "./payout-store.server.ts";
import { findRefund, keepRefund, refundFingerprint } from "./refund-store.server.ts";
import { letTimePass } from "./time-passes.server.ts";

type ByReference = { Params: { reference: string } };

/** The calls of the shop's server, with the secret key as bearer. Errors are `{ error: { code, message } }`. */
export function gatewayApi(server: FastifyInstance, gateway: Gateway): void {
  const { database, now } = gateway;
  void server.register(async (api) => {
    api.addHook("onRequest", async (request, reply) => {
      if (!isKey(request.headers.authorization, gateway.secretKey))
        await refuse(reply, 401, "wrong_key", "The secret key is not ours.");
    });

    cardApi(api, gateway);

    api.post("/v1/payments", async (request, reply) => {
      const asked = read(PaymentWish, request, reply);
      if (!asked) return reply;
      const payment = await keepPayment(database, asked.key, asked.wish, now());
      if (payment.request_sha256 !== paymentFingerprint(asked.wish)) return keyReused(reply);
      void gateway.clockwork.run();
      return { ...paymentAnswer(payment), payPage: `${gateway.origin}/pay/${payment.reference}` };
    });

    api.get<ByReference>("/v1/payments/:reference", async (request, reply) => {
      const payment = await presentPayment(gateway, request.params.reference);
      return payment
        ? paymentAnswer(payment)
        : refuse(reply, 404, "no_such_payment", "There is no payment with this reference.");
    });

    api.post<ByReference>("/v1/payments/:reference/cancel", async (request, reply) => {
      const payment = await tryMove(gateway, request.params.reference, closedByShop);
      return payment
        ? paymentAnswer(payment)
        : refuse(reply, 404, "no_such_payment", "There is no payment with this reference.");
    });

    api.get("/v1/payments", async (request, reply) => {
      const wish = ListWish.safeParse(request.query).data;
      return wish ? listPayments(database, wish) : refuse(reply, 400, "invalid_request", "Send from and to.");
    });

    api.get("/v1/refunds", async (request, reply) => {
      const wish = ListWish.safeParse(request.query).data;
      return wish ? listRefunds(database, wish) : refuse(reply, 400, "invalid_request", "Send from and to.");
    });

    api.get("/v1/payouts", async (request, reply) => {
      const wish = ListWish.safeParse(request.query).data;
      if (!wish) return refuse(reply, 400, "invalid_request", "Send from and to.");
      await payOut(database, now());
      return listPayouts(database, wish);
    });

    api.get<ByReference>("/v1/payouts/:reference/lines", async (request, reply) => {
      const wish = PageWish.safeParse(request.query).data;
      if (!wish) return refuse(reply, 400, "invalid_request", "Send after, or nothing.");
      return listLines(database, request.params.reference, wish);
    });

    api.get("/v1/disputes", async (request, reply) => {
      const wish = ListWish.safeParse(request.query).data;
      if (!wish) return refuse(reply, 400, "invalid_request", "Send from and to.");
      await letTimePass(database, now());
      return listDisputes(database, wish);
    });

    api.get<ByReference>("/v1/disputes/:reference", async (request, reply) => {
      await letTimePass(database, now(), request.params.reference);
      const dispute = await findDispute(database, request.params.reference);
      return dispute
        ? disputeAnswer(dispute)
        : refuse(reply, 404, "no_such_dispute", "There is no dispute with this reference.");
    });

    api.post("/v1/refunds", async (request, reply) => {
      const asked = read(RefundWish, request, reply);
      if (!asked) return reply;
      const refund = await keepRefund(database, asked.key, asked.wish, {
        now: now(),
        settlesAt: settlesAt(gateway, now()),
      });
      if (!refund) return whyNotRefunded(reply, asked.wish);
      if (refund.request_sha256 !== refundFingerprint(asked.wish)) return keyReused(reply);
      void gateway.clockwork.run();
      return refundAnswer(refund);
    });

    api.get<ByReference>("/v1/refunds/:reference", async (request, reply) => {
      await letTimePass(database, now(), request.params.reference);
      const refund = await findRefund(database, request.params.reference);
      return refund
        ? refundAnswer(refund)
        : refuse(reply, 404, "no_such_refund", "There is no refund with this reference.");
    });
  });

  async function whyNotRefunded(reply: FastifyReply, wish: RefundWish) {
    const payment = await presentPayment(gateway, wish.payment);
    if (!payment) return refuse(reply, 404, "no_such_payment", "There is no payment with this reference.");
    if (payment.state !== "succeeded")
      return refuse(reply, 400, "payment_not_succeeded", "Only what was paid can be refunded.");
    if (payment.currency !== wish.currency)
      return refuse(reply, 400, "wrong_currency", `The payment was in ${payment.currency}.`);
    if (await hasDisputeTaken(database, wish.payment))
      return refuse(reply, 400, "payment_disputed", "A dispute has taken this money.");
    return refuse(reply, 400, "amount_too_large", "Less than this amount is left to refund.");
  }
}

/** Compared by digest, so that timing reveals neither its length nor its first characters. */
function isKey(header: string | undefined, secretKey: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${secretKey}`));
}
