import type { Currency } from "../../../kernel/currency.ts";
import type { Money } from "../../../kernel/money.ts";
import type { PromoProblem } from "./contract.ts";

/** A code with its current use: by everybody, by this buyer, and whether this buyer has bought before. */
export type PromoFacts = {
  kind: "percent" | "amount";
  percent: number | null;
  /** In the order's currency; null where none is set for it. */
  amount: number | null;
  first_order: boolean;
  plan_codes: string[] | null;
  valid_from: Date;
  valid_until: Date;
  total_limit: number | null;
  /** Staff ended it before its time. */
  stopped_at: Date | null;
  per_buyer_limit: number | null;
  uses: number;
  uses_of_buyer: number;
  bought_before: boolean;
  /** It was given to one buyer, who is not this one. */
  for_another: boolean;
};

/** Normalises a code that was typed or pasted: full-width letters, lower case, spaces. */
export function promoCodeFrom(text: string): string {
  return text.normalize("NFKC").replace(/\s/g, "").toUpperCase();
}

export const mostInSeries = 1000;
/** 40 random bits behind a hyphen: nobody finds one of a thousand by trying, within the limits of a guess. */
export const lettersInSeries = 8;
/** So that a whole code is no longer than any other. */
export const longestPrefix = 40 - lettersInSeries - 1;

/**
 * Why a code is not valid; undefined if it is. A use counts from the moment the order is placed; it is released when
 * the order is closed unpaid, and not when it is refunded: that buyer has had the discount.
 */
export function promoProblem(
  promo: PromoFacts | undefined,
  { planCode, now }: { planCode: string; now: Date },
): PromoProblem | undefined {
  if (!promo || promo.for_another) return "unknown";
  if (now < promo.valid_from) return "not_yet";
  if (now >= promo.valid_until || promo.stopped_at !== null) return "over";
  if (promo.plan_codes && !promo.plan_codes.includes(planCode)) return "not_this_plan";
  if (promo.first_order && promo.bought_before) return "first_order_only";
  if (promo.uses_of_buyer >= mostOfBuyer(promo)) return "used_by_you";
  if (promo.total_limit !== null && promo.uses >= promo.total_limit) return "used_up";
  return undefined;
}

/** A code for first orders can be used once, whatever the limit. */
function mostOfBuyer({ first_order, per_buyer_limit }: PromoFacts): number {
  return first_order ? 1 : (per_buyer_limit ?? Number.POSITIVE_INFINITY);
}

/**
 * The least that must remain to be paid for the goods, in minor units. Stripe takes no less than US$0.50 or HK$4.00,
 * and checks other currencies in the account's settlement currency (docs.stripe.com/currencies, minimum charge
 * amounts): somewhat more here, since rates move.
 */
export const leastCharge: Record<Currency, number> = { HKD: 500, CNY: 500, USD: 70 };

/**
 * The discount on the goods, rounded down to whole minor units; never on postage, and never below the least charge. 0:
 * nothing can be taken off.
 */
export function discountOn(
  { amount: goods, currency }: Money,
  { kind, percent, amount }: Pick<PromoFacts, "kind" | "percent" | "amount">,
): number {
  const wanted = kind === "percent" ? Math.floor((goods * percent!) / 100) : (amount ?? 0);
  return Math.max(0, Math.min(wanted, goods - leastCharge[currency]));
}

/**
 * Normalises an e-mail address, so that its variants count as one buyer: lower case, without what follows a plus (RFC
 * 5233, as most providers do it), and for Gmail without dots, which it ignores.
 */
export function buyerOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const mailbox = local.replace(/(?<=.)\+.*$/, "");
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}
