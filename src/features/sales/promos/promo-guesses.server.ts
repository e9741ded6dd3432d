import { Refusal } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { PromoProblem } from "./contract.ts";

type Asking = Pick<Context, "limits" | "visitor" | "now" | "db" | "vault">;

/**
 * What somebody learns who tries codes, or tries addresses with a code: that is counted, and soon nothing is answered
 * any more.
 */
const telling: readonly PromoProblem[] = ["unknown", "first_order_only", "used_by_you"];

/** To be asked before looking: who has guessed too often is not told of right codes either. */
export function isGuesser(asking: Asking): Promise<boolean> {
  return asking.limits.isSpent("guess", asking);
}

/** The words stay those of the specification (section 6); `reason` says how to mend it. */
export async function promoRefusal(reason: PromoProblem, asking: Asking): Promise<Refusal> {
  if (telling.includes(reason)) await asking.limits.spend("guess", asking);
  return new Refusal("PROMO_INVALID", { fields: [{ field: "promoCode", problem: "promo" }], facts: { reason } });
}
