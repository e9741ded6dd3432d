import { GatewayUnavailable } from "../../../adapters/payment/payment-gateway.ts";
import { money, type Money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { orderKey } from "../orders/order-keys.server.ts";
import type { OrderToShow } from "../orders/store.server.ts";
import { gatewayOf } from "./gateway-of.server.ts";
import { orderDescription } from "./order-description.server.ts";
import { sourceIn } from "./rules.ts";
import { movePayment, noteReference, paymentById, rateFor, type Payment } from "./store.server.ts";

/** Shown on the gateway's page. `description`: in the shopper's language; `returnTo`: page and query to return to. */
type PayPage = { number: string; email: string; description: string; returnTo: string };

/** Opens the gateway's page for a recorded attempt. */
export async function openPayPage(payment: Payment, page: PayPage, context: Context): Promise<string> {
  return payment.pay_page ?? (await openAtGateway(payment, page, context));
}

export function orderPayPage(order: OrderToShow, context: Context, returnTo = "order-result"): PayPage {
  const { vault, visitor, now } = context;
  const { number, email } = order;
  const link = new URLSearchParams({ order: number, key: orderKey(vault, order, now) });
  const description = orderDescription(order, visitor.language);
  return { number, email, description, returnTo: `${returnTo}?${link}` };
}

/** The conversion of this attempt; null where the price's own currency is charged. */
export async function conversionOf(payment: Payment, { db, visitor }: Context) {
  const { currency, charged_amount, charged_currency, rate, rate_source, rate_valid_from } = payment;
  const charged: Money = money(charged_amount, charged_currency);
  if (!rate) return { charged, conversion: null };
  // the rate of that time, for the name of its source in the shopper's language
  const then = await rateFor(db, currency, charged_currency, rate_valid_from!);
  const source = then?.source === rate_source ? sourceIn(visitor.language, then) : rate_source!;
  return { charged, conversion: { charged, rate, source, validFrom: rate_valid_from!.toISOString() } };
}

async function openAtGateway(payment: Payment, page: PayPage, context: Context): Promise<string> {
  const { db, visitor, origin, log } = context;
  const { number, email, description, returnTo } = page;
  // the attempt keeps its gateway; the next click starts one at the gateway that is offered now
  const gateway = gatewayOf(context, payment) ?? refuse("GATEWAY_UNAVAILABLE");
  try {
    const { reference, payPage } = await gateway.startPayment({
      paymentId: payment.id,
      orderNumber: number,
      amount: money(payment.charged_amount, payment.charged_currency),
      method: payment.method,
      description,
      language: visitor.language,
      email,
      returnUrl: `${origin}/${visitor.language}/${returnTo}`,
      expiresAt: payment.expires_at,
    });
    const noted = await movePayment(db, payment.id, "waiting", { gateway_reference: reference, pay_page: payPage });
    if (!noted) await closeIfCancelled(payment, { gateway_reference: reference, pay_page: payPage }, context);
    return payPage;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, "the payment gateway does not answer");
    return refuse("GATEWAY_UNAVAILABLE");
  }
}

/**
 * A click in another tab may have ended this attempt while the gateway was called: then its page is closed and not
 * shown.
 */
async function closeIfCancelled(
  { id }: Payment,
  opened: { gateway_reference: string; pay_page: string },
  { db }: Context,
): Promise<void> {
  await noteReference(db, id, opened);
  if ((await paymentById(db, id))?.state !== "cancelled") return;
  await addJob(db, "cancel-payment", { paymentId: id });
  refuse("GATEWAY_UNAVAILABLE");
}
