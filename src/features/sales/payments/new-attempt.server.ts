import { randomUUID } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import type { Money } from "../../../kernel/money.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PayableKind } from "../../../platform/database/tables.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { endAttempt } from "./end-attempt.server.ts";
import { isFarFrom } from "./exchange-rate-rules.ts";
import type { WaysToPay } from "./offered-gateway.server.ts";
import { charge, chargedIn, type Rate } from "./rules.ts";
import {
  insertPayment,
  livePayment,
  livePaymentOf,
  notePayable,
  rateFor,
  rateHeld,
  type Payment,
} from "./store.server.ts";

type Attempt = {
  /** The order concerned; null for a payable without one. */
  orderId: string | null;
  payable: { kind: PayableKind; id: string };
  total: Money;
  method: PaymentMethod;
  requestKey: string;
  /** The open attempt, where the caller has read it already; null: there is none. */
  live?: Payment | null;
  /** That of a wallet, as the page showed it; without one it is that of the moment. */
  shownRate?: string | undefined;
  /** Until when stock is set aside for it. */
  endsBy?: Date | undefined;
} & ({ savedCard: KeptCard; ways?: undefined } | { savedCard?: undefined; ways: WaysToPay });

/** A card, by its reference at its gateway. */
export type KeptCard = { gateway: string; reference: string };

type Needs = Pick<Context, "now" | "config" | "gateways" | "log">;

/**
 * Returns the open attempt of the order, or of a payable without one, if it still fits; otherwise replaces it by a new
 * one. The caller has locked the payable, so that two clicks or tabs are serialised and the second finds the first one's
 * attempt.
 */
export async function liveOrNewAttempt(tx: DbOrTx, wish: Attempt, context: Needs): Promise<Payment> {
  const { now } = context;
  const live = wish.live === undefined ? await liveAttempt(tx, wish) : wish.live;
  const same =
    live &&
    live.method === wish.method &&
    live.payable_kind === wish.payable.kind &&
    live.amount === wish.total.amount &&
    live.saved_card === (wish.savedCard?.reference ?? null) &&
    isChargedAsShown(live, wish);
  const gateway = wish.savedCard?.gateway ?? offeredFor(wish);
  if (same && live.gateway === gateway && live.expires_at > now) return passedOn(tx, live, wish.payable.id);
  // the gateway, method or amount has changed, it is a charge without a page, or its page has expired
  if (live) await endAttempt(tx, live, "replaced", now);
  return newAttempt(tx, { ...wish, gateway }, context);
}

function isChargedAsShown({ charged_amount }: Payment, { shownRate: rate, total, method }: Attempt): boolean {
  return rate === undefined || charge(total, method, { rate }).amount === charged_amount;
}

function liveAttempt(tx: DbOrTx, { orderId, payable }: Attempt): Promise<Payment | undefined> {
  return orderId ? livePayment(tx, orderId) : livePaymentOf(tx, payable);
}

function offeredFor({ method, total, ways }: Attempt): string {
  return ways?.(total.currency)(method)?.name ?? refuse("METHOD_NOT_OFFERED", { field: "method", problem: "choose" });
}

/** A plan change that is requested again for the same amount takes over the earlier one's payment page. */
async function passedOn(tx: DbOrTx, live: Payment, payableId: string): Promise<Payment> {
  if (live.payable_id === payableId) return live;
  await notePayable(tx, live.id, payableId);
  return { ...live, payable_id: payableId };
}

async function newAttempt(tx: DbOrTx, wish: Attempt & { gateway: string }, context: Needs): Promise<Payment> {
  const { orderId, payable, total, method, requestKey, savedCard, endsBy, gateway } = wish;
  const { now, config } = context;
  const rate = await rateToCharge(tx, wish, context);
  const charged = charge(total, method, rate);
  const payment = {
    id: randomUUID(),
    order_id: orderId,
    request_key: requestKey,
    method,
    gateway,
    amount: total.amount,
    currency: total.currency,
    charged_amount: charged.amount,
    charged_currency: charged.currency,
    rate: rate?.rate ?? null,
    rate_source: rate?.source ?? null,
    rate_valid_from: rate?.validFrom ?? null,
    created_at: now,
    expires_at: new Date(Math.min(now.getTime() + config.PAYMENT_MINUTES * minuteMs, endsBy?.getTime() ?? Infinity)),
    payable_kind: payable.kind,
    payable_id: payable.id,
    saved_card: savedCard?.reference ?? null,
    fee_amount: null,
    fee_currency: null,
  };
  await insertPayment(tx, { ...payment, check_queued_at: savedCard ? now : null });
  // a saved card has no page: the job charges it at once. What is paid on a page is left to its webhook, and to
  // watch-payments where that does not come
  if (savedCard) await addJob(tx, "check-payment", { paymentId: payment.id });
  return { ...payment, state: "created", gateway_reference: null, pay_page: null, failure: null, settled_at: null };
}

/**
 * Undefined where the total's own currency is charged. A rate that was shown holds as long as there is time to pay,
 * unless it was corrected ([decision 157](../../../../docs/decisions/0157-a-rate-that-was-shown-holds.md)).
 */
async function rateToCharge(
  tx: DbOrTx,
  { total, method, shownRate }: Attempt,
  { now, config, log }: Needs,
): Promise<Rate | undefined> {
  const [base, quote] = [total.currency, chargedIn(method, total.currency)];
  if (base === quote) return undefined;
  const rate = await rateFor(tx, base, quote, now);
  if (!rate) {
    log.error({ from: base, into: quote }, "no exchange rate holds; wallets cannot be paid with");
    return refuse("GATEWAY_UNAVAILABLE");
  }
  if (shownRate === undefined) return rate;
  const since = new Date(now.getTime() - config.PAYMENT_MINUTES * minuteMs);
  const held = await rateHeld(tx, { base, quote, rate: shownRate }, { since, now });
  // so far apart, one of the two was mistyped
  if (held && !isFarFrom(held.rate, rate.rate)) return held;
  return refuse("RATE_CHANGED", undefined, { charged: charge(total, method, rate), rate: rate.rate });
}
