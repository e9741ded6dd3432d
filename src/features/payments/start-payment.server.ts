import { randomUUID } from "node:crypto";
import { GatewayUnavailable } from "../../adapters/payment/payment-gateway.ts";
import { money, type Money } from "../../kernel/money.ts";
import { refuse } from "../../kernel/refusal.ts";
import { paymentDescription } from "../../i18n/letters.server.ts";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { Context } from "../../platform/context.server.ts";
import type { InputOf } from "../../kernel/endpoint.ts";
import { operation } from "../../platform/operation.server.ts";
import { isOrderKey, orderKey } from "../orders/order-number.server.ts";
import { isClosed, isPaid } from "../orders/rules.ts";
import { areaNames, lockOrder, moveOrder, type Order } from "../orders/store.server.ts";
import { StartPayment } from "./contract.ts";
import { charge, chargedIn, pauseBeforeCheck } from "./rules.ts";
import { insertPayment, livePayment, movePayment, paymentByRequestKey, rateFor, type Payment } from "./store.server.ts";

type Wish = InputOf<typeof StartPayment>;

/** First the attempt is written down, then the gateway is asked, with the attempt's id as key: no crash makes two of it. */
export const startPayment = operation(StartPayment, async (wish, context) => {
  const { order, payment } = await attempt(wish, context);
  const payPage = payment.pay_page ?? (await openAtGateway(order, payment, context));
  const charged = money(payment.charged_amount, payment.charged_currency);
  return { payPage, charged, conversion: conversionOf(payment, charged) };
});

/** The order's row is locked, so that two clicks or two tabs take turns and the second finds the first one's attempt. */
async function attempt(wish: Wish, context: Context): Promise<{ order: Order; payment: Payment }> {
  const { db, vault, now } = context;
  if (!isOrderKey(vault, wish.orderNumber, wish.key)) return refuse("ORDER_NOT_FOUND");
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, wish.orderNumber);
    if (!order) return refuse("ORDER_NOT_FOUND");
    const repeated = await paymentByRequestKey(tx, wish.requestKey);
    if (repeated) return { order, payment: theSame(repeated, order, wish) };
    if (isPaid(order.state)) return refuse("ORDER_ALREADY_PAID");
    if (isClosed(order.state)) return refuse("ORDER_CLOSED");
    const live = await livePayment(tx, order.id);
    if (live && live.method === wish.method && live.expires_at > now) return { order, payment: live };
    // another method, or a page that has run out: a new attempt takes the old one's place
    if (live) await movePayment(tx, live.id, "cancelled", { failure: "replaced", settled_at: now });
    return { order, payment: await newAttempt(tx, order, wish, context) };
  });
}

function theSame(payment: Payment, order: Order, { method }: Wish): Payment {
  return payment.order_id === order.id && payment.method === method ? payment : refuse("REQUEST_KEY_REUSED");
}

async function newAttempt(tx: DbOrTx, order: Order, { method, requestKey }: Wish, { now, config, payments }: Context): Promise<Payment> {
  const total = money(order.total_amount, order.currency);
  const rate = await rateFor(tx, order.currency, chargedIn(method, order.currency), now);
  const charged = charge(total, method, rate);
  const payment = {
    id: randomUUID(),
    order_id: order.id,
    request_key: requestKey,
    method,
    gateway: payments.name,
    amount: total.amount,
    currency: total.currency,
    charged_amount: charged.amount,
    charged_currency: charged.currency,
    rate: rate?.rate ?? null,
    rate_source: rate?.source ?? null,
    rate_valid_from: rate?.validFrom ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + config.PAYMENT_MINUTES * 60_000),
    purpose: "order" as const,
    fee_amount: null,
    fee_currency: null,
  };
  if (order.state === "placed") await moveOrder(tx, order.id, "paying");
  await insertPayment(tx, payment);
  await addJob(tx, "check-payment", { paymentId: payment.id }, { inSeconds: pauseBeforeCheck(0) });
  return { ...payment, state: "created", gateway_reference: null, pay_page: null, failure: null, settled_at: null };
}

async function openAtGateway(order: Order, payment: Payment, { db, payments, vault, visitor, origin, log }: Context): Promise<string> {
  const area = await areaNames(db, order.plan_as_sold.scope, order.plan_as_sold.area);
  const link = new URLSearchParams({ order: order.number, key: orderKey(vault, order.number) });
  try {
    const { reference, payPage } = await payments.startPayment({
      paymentId: payment.id,
      orderNumber: order.number,
      amount: money(payment.charged_amount, payment.charged_currency),
      method: payment.method,
      description: paymentDescription(visitor.language, { area: area?.names[visitor.language] ?? "", days: order.days, quantity: order.quantity }),
      language: visitor.language,
      email: order.email,
      returnUrl: `${origin}/${visitor.language}/order-result?${link}`,
      expiresAt: payment.expires_at,
    });
    await movePayment(db, payment.id, "waiting", { gateway_reference: reference, pay_page: payPage });
    return payPage;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, "the payment gateway does not answer");
    return refuse("GATEWAY_UNAVAILABLE");
  }
}

function conversionOf({ rate, rate_source, rate_valid_from }: Payment, charged: Money) {
  return rate ? { charged, rate, source: rate_source!, validFrom: rate_valid_from!.toISOString() } : null;
}
