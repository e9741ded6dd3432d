import type { Currency } from "../../../kernel/currency.ts";
import type { Money } from "../../../kernel/money.ts";
import type { PromoProblem } from "./contract.ts";

/**
 * A code with what counts at this moment: how often it was used, by everybody and by this buyer, and whether this buyer
 * has bought before.
 */
export type PromoFacts = {
  kind: "percent" | "amount";
  percent: number | null;
  /** In the order's currency; nothing where none was set for it. */
  amount: number | null;
  first_order: boolean;
  plan_codes: string[] | null;
  valid_from: Date;
  valid_until: Date;
  total_limit: number | null;
  per_buyer_limit: number | null;
  uses: number;
  uses_of_buyer: number;
  bought_before: boolean;
};

/** The code as it is kept, from what people type and paste: full-width letters, small letters, spaces. */
export function promoCodeFrom(text: string): string {
  return text.normalize("NFKC").replace(/\s/g, "").toUpperCase();
}

/**
 * Why a code does not count; nothing where it does. A use counts from the moment the order is placed; it is given back
 * when the order is closed unpaid, and stays used when money goes back: who was refunded has had the code.
 */
export function promoProblem(
  promo: PromoFacts | undefined,
  { planCode, now }: { planCode: string; now: Date },
): PromoProblem | undefined {
  if (!promo) return "unknown";
  if (now < promo.valid_from) return "not_yet";
  if (now >= promo.valid_until) return "over";
  if (promo.plan_codes && !promo.plan_codes.includes(planCode)) return "not_this_plan";
  if (promo.first_order && promo.bought_before) return "first_order_only";
  if (promo.uses_of_buyer >= mostOfBuyer(promo)) return "used_by_you";
  if (promo.total_limit !== null && promo.uses >= promo.total_limit) return "used_up";
  return undefined;
}

/** A first order comes once, whatever else was set. */
function mostOfBuyer({ first_order, per_buyer_limit }: PromoFacts): number {
  return first_order ? 1 : (per_buyer_limit ?? Number.POSITIVE_INFINITY);
}

/**
 * What must remain to be paid for the goods, in minor units. Stripe takes no less than US$0.50 or HK$4.00, and holds
 * every other currency against what the account settles in (docs.stripe.com/currencies, minimum charge amounts): a
 * little more, so that rates may move.
 */
export const leastCharge: Record<Currency, number> = { HKD: 500, CNY: 500, USD: 70 };

/**
 * What a code takes off the goods, rounded down to whole minor units; never postage, and never below the least charge.
 * 0: nothing can be taken off.
 */
export function discountOn(
  { amount: goods, currency }: Money,
  { kind, percent, amount }: Pick<PromoFacts, "kind" | "percent" | "amount">,
): number {
  const wanted = kind === "percent" ? Math.floor((goods * percent!) / 100) : (amount ?? 0);
  return Math.max(0, Math.min(wanted, goods - leastCharge[currency]));
}

/**
 * The mailbox behind an address, so that two spellings of it are one buyer: letters small, what follows a plus left out
 * (RFC 5233, as most providers do it), and at Gmail the dots, which it ignores.
 */
export function buyerOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const mailbox = local.replace(/(?<=.)\+.*$/, "");
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}
