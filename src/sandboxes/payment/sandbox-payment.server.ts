import type * as z from "zod";
import {
  ChargeRefused,
  GatewayUnavailable,
  WebhookRefused,
  type GatewayEvent,
  type PaymentGateway,
  type RefusedTry,
} from "../../adapters/payment/payment-gateway.ts";
import { cardWallets } from "../../kernel/payment-method.ts";
import {
  CardAnswer,
  DisputeAnswer,
  DisputePage,
  ErrorAnswer,
  idempotencyHeader,
  LinePage,
  PaymentAnswer,
  PaymentPage,
  PayoutPage,
  RefundAnswer,
  RefundPage,
  StartedCard,
  StartedPayment,
  WebhookBody,
} from "./gateway-wire.ts";
import type { CardWish, ChargeWish, PaymentWish, RefundWish } from "./gateway-wire.ts";
import { moves } from "./payment-moves.ts";
import {
  disputeFrom,
  keyOf,
  listedPayment,
  listedRefund,
  lineFrom,
  paymentFrom,
  payoutFrom,
} from "./sandbox-states.ts";
import { distrust, signatureHeader } from "./webhook-signature.server.ts";

const patienceMs = 10_000;

type SandboxAccess = { origin: string; secretKey: string; webhookSecret: string; now: () => Date };

type Post = { key: string; wish: object };

/** The shop's side of the sandbox gateway: HTTP only, as with any other gateway. */
export function sandboxPayment({ origin, secretKey, webhookSecret, now }: SandboxAccess): PaymentGateway {
  return {
    name: "sandbox",
    cardWallets,

    async startPayment({ paymentId, amount: price, email: _kept, expiresAt, ...rest }) {
      const wish: PaymentWish = { ...rest, ...price, expiresAt: expiresAt.toISOString() };
      const { reference, payPage } = await call("/v1/payments", StartedPayment, {
        key: keyOf.payment(paymentId),
        wish,
      });
      return { reference, payPage };
    },

    async findPayment(reference) {
      return paymentFrom(await call(`/v1/payments/${encodeURIComponent(reference)}`, PaymentAnswer));
    },

    async cancelPayment(reference) {
      return paymentFrom(
        await call(`/v1/payments/${encodeURIComponent(reference)}/cancel`, PaymentAnswer, {
          key: `cancel:${reference}`,
          wish: {},
        }),
      );
    },

    async *listPayments(from, to) {
      for await (const listed of pages("/v1/payments", PaymentPage, within(from, to))) yield listedPayment(listed);
    },

    async *listRefunds(from, to) {
      for await (const listed of pages("/v1/refunds", RefundPage, within(from, to))) yield listedRefund(listed);
    },

    async *listPayouts(from, to) {
      for await (const listed of pages("/v1/payouts", PayoutPage, within(from, to))) yield payoutFrom(listed);
    },

    async *payoutLines(payout) {
      const path = `/v1/payouts/${encodeURIComponent(payout)}/lines`;
      for await (const line of pages(path, LinePage)) yield lineFrom(line);
    },

    async refundPayment({ refundId, reference: payment, amount: price }) {
      const wish: RefundWish = { payment, ...price };
      try {
        return await call("/v1/refunds", RefundAnswer, { key: keyOf.refund(refundId), wish });
      } catch (error) {
        const final = error instanceof CallRefused && error.status === 400;
        if (final) return { reference: refundId, state: "failed", failure: error.code };
        throw error;
      }
    },

    async findRefund(reference) {
      return call(`/v1/refunds/${encodeURIComponent(reference)}`, RefundAnswer);
    },

    async *listDisputes(from, to) {
      for await (const listed of pages("/v1/disputes", DisputePage, within(from, to)))
        yield disputeFrom(listed, origin);
    },

    async findDispute(reference) {
      return disputeFrom(await call(`/v1/disputes/${encodeURIComponent(reference)}`, DisputeAnswer), origin);
    },

    async saveCard({ cardId, email: _kept, expiresAt, ...rest }) {
      const wish: CardWish = { ...rest, expiresAt: expiresAt.toISOString() };
      const { reference, savePage } = await call("/v1/cards", StartedCard, { key: keyOf.card(cardId), wish });
      return { reference, savePage };
    },

    async findSavedCard(reference) {
      return call(`/v1/cards/${encodeURIComponent(reference)}`, CardAnswer);
    },

    async chargeSavedCard({ paymentId, amount: price, expiresAt, ...rest }) {
      const wish: ChargeWish = { ...rest, ...price, expiresAt: expiresAt.toISOString() };
      try {
        const { reference } = await call("/v1/charges", PaymentAnswer, { key: keyOf.payment(paymentId), wish });
        return { reference };
      } catch (error) {
        if (error instanceof CallRefused && (error.code === "card_forgotten" || error.code === "expired"))
          throw new ChargeRefused(error.code);
        throw error;
      }
    },

    async forgetCard(reference) {
      await call(`/v1/cards/${encodeURIComponent(reference)}/forget`, CardAnswer, {
        key: `forget:${reference}`,
        wish: {},
      });
    },

    async readWebhook(body, headers) {
      if (!Buffer.isBuffer(body)) throw new WebhookRefused("the raw bytes are needed, not a parsed body");
      const header = headers[signatureHeader];
      const reason = distrust(webhookSecret, body, Array.isArray(header) ? undefined : header, now());
      if (reason) throw new WebhookRefused(reason);
      return eventFrom(body);
    },
  };

  async function* pages<Item>(
    path: string,
    shape: z.ZodType<{ data: Item[]; next: string | null }>,
    query = new URLSearchParams(),
  ) {
    for (let next: string | null = ""; next !== null;) {
      if (next) query.set("after", next);
      const page: { data: Item[]; next: string | null } = await call(`${path}?${query}`, shape);
      yield* page.data;
      next = page.next;
    }
  }

  async function call<Answer extends z.ZodType>(path: string, shape: Answer, post?: Post): Promise<z.output<Answer>> {
    const response = await reach(path, post);
    const body: unknown = await response.json().catch(() => undefined);
    const answer = shape.safeParse(body);
    if (response.ok && answer.success) return answer.data;
    const error = ErrorAnswer.safeParse(body).data?.error;
    // a wrong key or too many calls are mended on our side, not by the shopper: like an outage, try again later
    const refused = error && response.status < 500 && ![401, 403, 429].includes(response.status);
    if (refused) throw new CallRefused(response.status, error.code, error.message);
    throw new GatewayUnavailable(`sandbox gateway answered HTTP ${response.status} ${error?.code ?? "without sense"}`);
  }

  async function reach(path: string, post?: Post): Promise<Response> {
    try {
      return await fetch(`${origin}${path}`, {
        method: post ? "POST" : "GET",
        headers: {
          authorization: `Bearer ${secretKey}`,
          ...(post && { "content-type": "application/json", [idempotencyHeader]: post.key }),
        },
        body: post && JSON.stringify(post.wish),
        redirect: "error",
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch (error) {
      throw new GatewayUnavailable("sandbox gateway could not be reached", { cause: error });
    }
  }
}

/** The gateway understood and said no: asking again will not help. */
class CallRefused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(`sandbox gateway: ${code}: ${message}`);
    this.status = status;
    this.code = code;
  }
}

function eventFrom(body: Buffer): GatewayEvent {
  const event = WebhookBody.safeParse(jsonIn(body)).data;
  if (!event) throw new WebhookRefused("signed, but not an event");
  if ("payment" in event && event.type === moves.decline.event)
    return { id: event.id, kind: "refused", ...refusedTry(event.payment, event.created) };
  if ("payment" in event) return { id: event.id, kind: "payment", payment: paymentFrom(event.payment) };
  if ("refund" in event) return { id: event.id, kind: "refund", refund: event.refund };
  if ("card" in event)
    return { id: event.id, kind: "card", card: { reference: event.card.reference, state: event.card.state } };
  if ("dispute" in event) return { id: event.id, kind: "dispute", reference: event.dispute.reference };
  return { id: event.id, kind: "other" };
}

function refusedTry({ reference, failure = "declined" }: z.output<typeof PaymentAnswer>, created: number): RefusedTry {
  return { of: { reference }, failure, at: new Date(created * 1000) };
}

function within(from: Date, to: Date): URLSearchParams {
  return new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
