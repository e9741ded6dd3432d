import { iccidKey } from "../../kernel/iccid.ts";
import { refuse } from "../../kernel/refusal.ts";
import type { Caller, Context } from "../../platform/context.server.ts";
import { packageKeyOf } from "./rules.ts";
import { simOfAccount } from "./sims-store.server.ts";
import { packageByKey, type PackageRow } from "./store.server.ts";

/** A package of the caller's own orders, or on a SIM of the caller's. All others are answered like one that does not exist. */
export async function packageOfCaller(packageId: string, { db, now, caller }: Pick<Context, "db" | "now"> & { caller: Caller }): Promise<PackageRow> {
  const found = await packageByKey(db, packageKeyOf(packageId), caller.accountId ?? null);
  if (found && (found.own || (await isOnSimOf(found, caller, { db, now })))) return found;
  return refuse("NOT_FOUND");
}

async function isOnSimOf({ iccid }: PackageRow, caller: Caller, { db, now }: Pick<Context, "db" | "now">): Promise<boolean> {
  if (caller.iccid !== undefined) return iccidKey(iccid) === iccidKey(caller.iccid);
  return (await simOfAccount(db, caller.accountId, iccid, now)) !== undefined;
}
