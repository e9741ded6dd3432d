import type { Areas } from "../../ground/visit/words.ts";
import type { Plan, Way } from "./load.ts";

type RefundWords = Pick<Areas["order"], "refund" | "refundOf" | "withdrawal">;

/**
 * What comes back, as features/aftersales/refund-requests works it out later: the law's 14 days, from buying or from
 * arrival, whatever the plan is sold with; then the rule for the way. The plan's own rule is one for eSIMs alone.
 */
export function refundLines(
  { refundRule }: Pick<Plan, "refundRule">,
  way: Way,
  { refund, refundOf, withdrawal }: RefundWords,
): [string, string] {
  if (way === "physical") return [withdrawal.arrived, refundOf.physical];
  return [withdrawal.bought, way === "esim" ? refund[refundRule] : refundOf.renewal];
}
