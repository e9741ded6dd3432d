import { refuse } from "../../../kernel/refusal.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { lockWithCorrections } from "./correction-store.server.ts";
import { lockRealName, realNameByNumber, type RealName } from "./store.server.ts";

export type Deciding = Context & { caller: StaffCaller };

/** Locked, in the version that the reviewer saw: whatever was changed meanwhile is looked at first. */
export async function seenByReviewer(
  tx: DbOrTx,
  { number, version }: { number: string; version: number },
  { caller }: Deciding,
): Promise<RealName> {
  await lockCaller(tx, caller, "review_real_names");
  const { id } = (await realNameByNumber(tx, number.toUpperCase())) ?? refuse("NOT_FOUND");
  await lockWithCorrections(tx, id);
  const realName = await lockRealName(tx, id);
  return realName.version === version ? realName : refuse("CASE_CHANGED");
}
