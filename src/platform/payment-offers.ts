import { gatewayNames, type GatewayName } from "../adapters/payment/payment-gateway.ts";
import { currencies, type Currency } from "../kernel/currency.ts";
import { paymentMethods, type PaymentMethod } from "../kernel/payment-method.ts";

/** One entry of PAYMENT_OFFERS: the gateway for a method, in one currency or in all; `none`: not offered. */
export type PaymentOffer = { method: PaymentMethod; currency?: Currency; gateway: GatewayName | "none" };

export type Offering = { PAYMENT_GATEWAY: GatewayName; PAYMENT_OFFERS: readonly PaymentOffer[] };

/** The gateway for new payments by this method in this currency: the most specific entry wins. */
export function gatewayOffered(
  { PAYMENT_GATEWAY, PAYMENT_OFFERS }: Offering,
  method: PaymentMethod,
  currency: Currency,
): GatewayName | undefined {
  const ofMethod = PAYMENT_OFFERS.filter((offer) => offer.method === method);
  const offer = ofMethod.find((one) => one.currency === currency) ?? ofMethod.find((one) => !one.currency);
  const gateway = offer?.gateway ?? PAYMENT_GATEWAY;
  return gateway === "none" ? undefined : gateway;
}

/** What the environment says of the gateways themselves. */
export type Ready = {
  SHOP_MODE: "demo" | "production";
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  PAYMENT_MINUTES: number;
};

/** Gateways that could take new payments: a page of Stripe's stays open for half an hour at least. */
export function gatewaysReady({
  SHOP_MODE,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  PAYMENT_MINUTES,
}: Ready): GatewayName[] {
  return [
    ...(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && PAYMENT_MINUTES >= stripeMinutes ? (["stripe"] as const) : []),
    ...(SHOP_MODE === "demo" ? (["sandbox"] as const) : []),
  ];
}
export const stripeMinutes = 30;

/** All gateways that take new payments. */
export function gatewaysOffered(offering: Offering): Set<GatewayName> {
  const all = paymentMethods.flatMap((method) =>
    currencies.flatMap((currency) => gatewayOffered(offering, method, currency) ?? []),
  );
  return new Set(all);
}

/** Currencies of the shop without any way to pay. */
export function currenciesNotPayable(offering: Offering): Currency[] {
  return currencies.filter(
    (currency) => !paymentMethods.some((method) => gatewayOffered(offering, method, currency) !== undefined),
  );
}

/** Parses `alipay=stripe,card:USD=stripe,wechat=none`; returns a sentence when it cannot. */
export function paymentOffersIn(text: string): PaymentOffer[] | string {
  const offers: PaymentOffer[] = [];
  const named = new Set<string>();
  for (const entry of text.split(",")) {
    const offer = paymentOfferIn(entry.trim());
    if (!offer)
      return `${entry.trim() || "an empty entry"} is not method=gateway or method:currency=gateway; ${allowed}`;
    const what = entry.split("=")[0]!.trim();
    if (named.has(what)) return `${what} stands there twice`;
    named.add(what);
    offers.push(offer);
  }
  return offers;
}

const allowed = `methods are ${paymentMethods.join(", ")}, currencies ${currencies.join(", ")}, gateways ${[...gatewayNames, "none"].join(", ")}`;

function paymentOfferIn(entry: string): PaymentOffer | undefined {
  const [, saidMethod, saidCurrency, saidGateway] = /^([a-z]+)(?::([A-Z]+))?=([a-z]+)$/.exec(entry) ?? [];
  const method = paymentMethods.find((one) => one === saidMethod);
  const currency = currencies.find((one) => one === saidCurrency);
  const gateway = [...gatewayNames, "none" as const].find((one) => one === saidGateway);
  if (!method || !gateway || (saidCurrency !== undefined && !currency)) return undefined;
  return { method, ...(currency && { currency }), gateway };
}
