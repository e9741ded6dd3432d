import { promoProblems, type PromoProblem } from "../../../features/sales/promos/contract.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Money } from "../../../kernel/money.ts";
import type { Call, Wish } from "../../ground/visit/calls.ts";
import type { Areas } from "../../ground/visit/words.ts";

/** A code and what it takes off, or why it does not count; `unchecked`: the call failed. */
export type Promo = { code: string; discount: Money } | { code: string; reason: PromoProblem | "unchecked" };

/** Row O5. Never fails: an order can be placed without its code. */
export async function promoFor(call: Call, wish: Wish<"/order/checkPromoCode">): Promise<Promo> {
  const code = wish.promoCode.trim();
  try {
    const { promoCode, discount } = await call("/order/checkPromoCode", wish);
    return { code: promoCode, discount };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === "PROMO_INVALID") return { code, reason: reasonIn(error.details.reason) };
    const unreadable = error.details.fields.some(({ field }) => field === "promoCode");
    return { code, reason: unreadable ? "unknown" : "unchecked" };
  }
}

export function reasonIn(reason: unknown): PromoProblem {
  return promoProblems.find((one) => one === reason) ?? "unknown";
}

/** The specification's title, and the reason behind it. */
export function promoTrouble(
  promo: Promo | undefined,
  { invalid, reasons, unchecked }: Areas["checkout"]["promo"],
): string | undefined {
  if (!promo || "discount" in promo) return undefined;
  return promo.reason === "unchecked" ? unchecked : `${invalid} ${reasons[promo.reason]}`;
}
