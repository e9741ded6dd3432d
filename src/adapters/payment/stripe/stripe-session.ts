import type { Stripe } from "stripe";
import type { Language } from "../../../kernel/language.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type { PaymentRequest } from "../payment-gateway.ts";

/** Card covers Visa, Mastercard and UnionPay, which runs over the same method (docs.stripe.com/payments/unionpay). */
export const stripeMethod: Record<PaymentMethod, "card" | "alipay" | "wechat_pay"> = {
  card: "card",
  alipay: "alipay",
  wechat: "wechat_pay",
};

export const stripeLocale: Record<Language, Stripe.Checkout.SessionCreateParams.Locale> = {
  "zh-cn": "zh",
  "zh-hk": "zh-HK",
  en: "en",
  ja: "ja",
  ko: "ko",
};

/** The hosted Checkout page for one payment: one line, one way to pay, exactly our amount in our currency. */
export function checkoutSession(request: PaymentRequest, now: Date): Stripe.Checkout.SessionCreateParams {
  const { paymentId, orderNumber, amount, method, description, language, email, returnUrl, expiresAt } = request;
  const metadata = { paymentId, orderNumber };
  return {
    mode: "payment",
    client_reference_id: paymentId,
    metadata,
    payment_intent_data: { metadata, description: `${orderNumber} ${description}` },
    // since API 2026-09-30 Stripe refuses payment_method_types; of these it offers what the account may take
    allowed_payment_method_types: [stripeMethod[method]],
    ...(method === "wechat" && { payment_method_options: { wechat_pay: { client: "web" as const } } }),
    // the ledger expects the requested currency, so Stripe must not offer another
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: amount.amount,
          product_data: { name: description },
        },
      },
    ],
    customer_email: email,
    locale: stripeLocale[language],
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(withinStripesLimits(expiresAt, now).getTime() / 1000),
  };
}

const minute = 60_000;

/**
 * Stripe accepts 30 minutes to 24 hours from when the request arrives; the extra minute covers latency and clock
 * differences.
 */
export function withinStripesLimits(expiresAt: Date, now: Date): Date {
  const earliest = now.getTime() + 31 * minute;
  const latest = now.getTime() + (24 * 60 - 1) * minute;
  return new Date(Math.min(Math.max(expiresAt.getTime(), earliest), latest));
}
