import type { AlertKind, PlanAsSold } from "../../../platform/database/tables.ts";
import { endOfDay } from "../../stock/data-plans/term.ts";
import { freshForMs } from "./rules.ts";

type Raised = { kind: AlertKind; day: string | null; raisedAt: Date };
type Plan = { activated_at: Date | null; expires_at: Date | null };

/**
 * How long an alert is worth sending: for a day pass until its day ends, else for a day; never beyond the end of the
 * plan.
 */
export function lastsUntil(
  { kind, day, raisedAt }: Raised,
  { activated_at, expires_at }: Plan,
  sold: Pick<PlanAsSold, "day_rule" | "day_zone">,
): Date {
  const ofDayPass = kind !== "ends_soon" && day !== null && activated_at !== null;
  const fresh = ofDayPass ? endOfDay(sold, activated_at, day) : new Date(raisedAt.getTime() + freshForMs);
  return expires_at !== null && expires_at < fresh ? expires_at : fresh;
}
