import { randomUUID } from "node:crypto";
import { GatewayUnavailable } from "../../adapters/payment/payment-gateway.ts";
import { money, type Money } from "../../kernel/money.ts";
import { refuse } from "../../kernel/refusal.ts";
import { paymentDescription } from "../../i18n/letters.server.ts";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import type { Context } from "../../platform/context.server.ts";
import type { InputOf } from "../../kernel/endpoint.ts";
import { operation } from "../../platform/operation.server.ts";
import { isOrderKey, orderKey } from "../orders/order-number.server.ts";
import { isClosed } from "../orders/rules.ts";
import { areaNames, moveOrder, orderByNumber, type Order } from "../orders/store.server.ts";
import { StartPayment } from "./contract.ts";
import { charge, chargedIn, pauseBeforeCheck } from "./rules.ts";
import { insertPayment, livePayment, movePayment, paymentByRequestKey, rateAt, type Payment } from "./store.server.ts";

type Wish = InputOf<typeof StartPayment>;

/** First the attempt is written down, then the gateway is asked, with the attempt's id as key: no crash makes two of it. */
export const startPayment = operation(StartPayment, async (wish, context) => {
  const order = await orderToPay(wish, context);
  const payment = await attempt(order, wish, context);
  const payPage = payment.pay_page ?? (await openAtGateway(order, payment, context));
  const charged = money(payment.charged_amount, payment.charged_currency);
  return { payPage, charged, conversion: conversionOf(payment, charged) };
});

async function orderToPay({ orderNumber, key }: Wish, { db, vault }: Context): Promise<Order> {
  const order = isOrderKey(vault, orderNumber, key) ? await orderByNumber(db, orderNumber) : undefined;
  if (!order) return refuse("ORDER_NOT_FOUND");
  if (order.state === "paid" || order.state === "delivered") return refuse("ORDER_ALREADY_PAID");
  return isClosed(order.state) ? refuse("ORDER_CLOSED") : order;
}

/** The same request or the same method again: the attempt that is under way. Another method: a new one takes its place. */
async function attempt(order: Order, wish: Wish, context: Context): Promise<Payment> {
  const { db, now } = context;
  const repeated = await paymentByRequestKey(db, wish.requestKey);
  if (repeated) return repeated.order_id === order.id && repeated.method === wish.method ? repeated : refuse("REQUEST_KEY_REUSED");
  const live = await livePayment(db, order.id);
  if (live && live.method === wish.method && live.expires_at > now) return live;
  return newAttempt(order, live, wish, context);
}

async function newAttempt(order: Order, live: Payment | undefined, wish: Wish, { db, now, config, payments }: Context): Promise<Payment> {
  const total = money(order.total_amount, order.currency);
  const rate = await rateAt(db, order.currency, chargedIn(wish.method, order.currency), now);
  const charged = charge(total, wish.method, rate);
  const converted = charged.currency !== order.currency;
  const payment = {
    id: randomUUID(),
    order_id: order.id,
    request_key: wish.requestKey,
    method: wish.method,
    gateway: payments.name,
    amount: total.amount,
    currency: total.currency,
    charged_amount: charged.amount,
    charged_currency: charged.currency,
    rate: converted ? rate!.rate : null,
    rate_source: converted ? rate!.source : null,
    rate_valid_from: converted ? rate!.validFrom : null,
    created_at: now,
    expires_at: new Date(now.getTime() + config.PAYMENT_MINUTES * 60_000),
  };
  await db.transaction().execute(async (tx) => {
    if (live) await movePayment(tx, live.id, "cancelled", { failure: "another_method_chosen", settled_at: now });
    const moved = order.state === "paying" || (await moveOrder(tx, order.id, "paying"));
    if (!moved) refuse("ORDER_ALREADY_PAID");
    await insertPayment(tx, payment);
    await addJob(tx, "check-payment", { paymentId: payment.id }, { inSeconds: pauseBeforeCheck(0) });
  });
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
