import { GatewayUnavailable } from "../../adapters/payment/payment-gateway.ts";
import { paymentDescription } from "../../i18n/letters.server.ts";
import { money, type Money } from "../../kernel/money.ts";
import { refuse } from "../../kernel/refusal.ts";
import type { Context } from "../../platform/context.server.ts";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import { orderKey } from "../orders/order-number.server.ts";
import { areaNames, type Order } from "../orders/store.server.ts";
import { movePayment, noteReference, paymentById, type Payment } from "./store.server.ts";

/** The gateway's page for an attempt that is written down; `returnTo`: the page of the shop where the shopper comes back. */
export async function openPayPage(order: Order, payment: Payment, context: Context, returnTo = "order-result"): Promise<string> {
  return payment.pay_page ?? (await openAtGateway(order, payment, context, returnTo));
}

/** What was converted for this attempt and how; null where the price's own currency is charged. */
export function conversionOf({ charged_amount, charged_currency, rate, rate_source, rate_valid_from }: Payment) {
  const charged: Money = money(charged_amount, charged_currency);
  return { charged, conversion: rate ? { charged, rate, source: rate_source!, validFrom: rate_valid_from!.toISOString() } : null };
}

async function openAtGateway(order: Order, payment: Payment, context: Context, returnTo: string): Promise<string> {
  const { db, payments, vault, visitor, origin, log } = context;
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
      returnUrl: `${origin}/${visitor.language}/${returnTo}?${link}`,
      expiresAt: payment.expires_at,
    });
    const noted = await movePayment(db, payment.id, "waiting", { gateway_reference: reference, pay_page: payPage });
    if (!noted) await stillWanted(payment, { gateway_reference: reference, pay_page: payPage }, context);
    return payPage;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, "the payment gateway does not answer");
    return refuse("GATEWAY_UNAVAILABLE");
  }
}

/** While the gateway was asked, a click in another tab may have ended this attempt: its page is closed and not shown. */
async function stillWanted({ id }: Payment, opened: { gateway_reference: string; pay_page: string }, { db }: Context): Promise<void> {
  await noteReference(db, id, opened);
  if ((await paymentById(db, id))?.state !== "cancelled") return;
  await addJob(db, "cancel-payment", { paymentId: id });
  refuse("GATEWAY_UNAVAILABLE");
}
