import { dayMs } from "../../../kernel/duration.ts";
import type { Money } from "../../../kernel/money.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { inYuan } from "../../aftersales/staff-refunds/refund-limit.server.ts";
import { aloneUpTo, type Reach } from "../../aftersales/staff-refunds/rules.ts";
import { limitOf } from "../../staff/colleagues/store.server.ts";
import { sizeOf } from "./difference-at-hand.server.ts";
import { decidedAloneSince } from "./store.server.ts";

/**
 * Whether the caller may settle this alone: what they settled alone in 24 hours counts, whichever way the money went. No
 * limit covers what cannot be said in one sum.
 */
export async function weighDecision(
  db: DbOrTx,
  caller: StaffCaller,
  sum: Money | null,
  now: Date,
): Promise<{ reach: Reach; cny: number | null }> {
  const size = sizeOf(sum);
  const limit = caller.role === "administrator" ? undefined : await limitOf(db, caller.staffId, "settle_differences");
  const given = await decidedAloneSince(db, caller.staffId, new Date(now.getTime() - dayMs));
  const cny = size && (await inYuan(db, size, now));
  return { reach: aloneUpTo(limit, given, cny), cny };
}
