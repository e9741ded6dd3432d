import { Refusal } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { PromoProblem } from "./contract.ts";

type Asking = Pick<Context, "limits" | "visitor" | "now" | "db" | "vault">;

/**
 * Refusals that reveal something to people who guess codes or addresses: they count as guesses, and soon nothing is
 * answered any more.
 */
const telling: readonly PromoProblem[] = ["unknown", "first_order_only", "used_by_you"];

/** To be checked before looking a code up: after too many guesses even right codes are refused. */
export function isGuesser(asking: Asking): Promise<boolean> {
  return asking.limits.isSpent("guess", asking);
}

/** The text stays that of the specification (section 6); `reason` says how to fix it. */
export async function promoRefusal(reason: PromoProblem, asking: Asking): Promise<Refusal> {
  if (telling.includes(reason)) await asking.limits.spend("guess", asking);
  return new Refusal("PROMO_INVALID", { fields: [{ field: "promoCode", problem: "promo" }], facts: { reason } });
}
