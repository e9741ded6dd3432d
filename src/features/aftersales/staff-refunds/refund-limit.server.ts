import { hourMs } from "../../../kernel/duration.ts";
import { isFresh } from "../../../kernel/fresh-proof.ts";
import { convert, type Money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { rateFor } from "../../sales/payments/store.server.ts";
import { limitOf } from "../../staff/colleagues/store.server.ts";
import { aloneUpTo, cnyWithoutProof, type Reach } from "./rules.ts";
import { givenAloneSince } from "./store.server.ts";

/** `again`: the refund that is sent once more; what failed of it counts no longer. */
type Retried = { again?: string };
type Weighed = { reach: Reach; cny: number | null; needsProof: boolean };

/**
 * Whether the caller may give this back alone. What they gave back or corrected alone in the last 24 hours counts, in one
 * currency, so that many small ones reach no further than one. Read behind the caller's row, by a refund that follows.
 */
export async function weighRefund(
  db: DbOrTx,
  caller: StaffCaller,
  sum: Money,
  now: Date,
  { again }: Retried = {},
): Promise<Weighed> {
  const [limit, given, cny] = await Promise.all([
    caller.role === "administrator" ? undefined : limitOf(db, caller.staffId, "give_refunds"),
    givenAloneSince(db, caller.staffId, new Date(now.getTime() - 24 * hourMs), again),
    inYuan(db, sum, now),
  ]);
  const reach = aloneUpTo(limit, given, cny);
  return { reach, cny, needsProof: reach !== "alone" || (!limit && (cny === null || given + cny > cnyWithoutProof)) };
}

/** The same, refused where it cannot be done now. Gives whether a colleague must confirm. */
export async function mayGive(
  tx: DbOrTx,
  caller: StaffCaller,
  sum: Money,
  now: Date,
  retried: Retried = {},
): Promise<{ isProposal: boolean; cny: number | null }> {
  const { reach, cny, needsProof } = await weighRefund(tx, caller, sum, now, retried);
  if (reach === "beyond") return refuse("BEYOND_LIMIT");
  if (needsProof && !isFresh(caller, now)) return refuse("CONFIRM_FIRST");
  return { isProposal: reach === "with_second", cny };
}

/** Null without a rate: then no limit covers it. */
export async function inYuan(db: DbOrTx, sum: Money, now: Date): Promise<number | null> {
  if (sum.currency === "CNY") return sum.amount;
  const rate = await rateFor(db, sum.currency, "CNY", now);
  return rate ? convert(sum, rate.rate, "CNY").amount : null;
}
