import { dayMs } from "../../../kernel/duration.ts";
import { isFresh } from "../../../kernel/fresh-proof.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { limitOf } from "../../staff/colleagues/store.server.ts";
import { aloneUpTo, cnyWithoutProof } from "../staff-refunds/rules.ts";
import { goodwillSince } from "./store.server.ts";

/**
 * Whether the caller may give this away, in fen: codes and waived differences of 24 hours count together, up to the limit
 * of the role; whoever has none shows above an amount that it is them. Read behind the caller's row by what follows.
 */
export async function weighGoodwill(
  db: DbOrTx,
  caller: StaffCaller,
  cny: number | null,
  now: Date,
): Promise<{ isWithin: boolean; needsProof: boolean }> {
  const limit = caller.role === "administrator" ? undefined : await limitOf(db, caller.staffId, "give_goodwill");
  const given = await goodwillSince(db, caller.staffId, new Date(now.getTime() - dayMs));
  const isMuch = cny === null || given + cny > cnyWithoutProof;
  return { isWithin: aloneUpTo(limit, given, cny) === "alone", needsProof: !limit && isMuch };
}

/** The same, refused where it cannot be done now. */
export async function mayGiveGoodwill(tx: DbOrTx, caller: StaffCaller, cny: number | null, now: Date): Promise<void> {
  const { isWithin, needsProof } = await weighGoodwill(tx, caller, cny, now);
  if (!isWithin) return refuse("BEYOND_LIMIT");
  if (needsProof && !isFresh(caller, now)) return refuse("CONFIRM_FIRST");
}
