import { iccidKey } from "../../../kernel/iccid.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Caller, Context } from "../../../platform/context.server.ts";
import { simByNumber, simOfAccount } from "../../people/account-sims/store.server.ts";
import { packageKeyOf } from "./rules.ts";
import { packageByKey, type PackageRow } from "./store.server.ts";

/**
 * A package that the caller has paid for, or on a SIM that the caller has proven. All others look as if they did not
 * exist.
 */
export async function packageOfCaller(
  packageId: string,
  { db, now, caller }: Pick<Context, "db" | "now"> & { caller: Caller },
): Promise<PackageRow> {
  const found = await packageByKey(db, packageKeyOf(packageId), caller.accountId ?? null);
  if (found && (found.own || (await isOnProvenSim(found, caller, { db, now })))) return found;
  return refuse("NOT_FOUND");
}

async function isOnProvenSim(
  { iccid }: PackageRow,
  caller: Caller,
  { db, now }: Pick<Context, "db" | "now">,
): Promise<boolean> {
  if (caller.accountId !== undefined) return (await simOfAccount(db, caller.accountId, iccid, now))?.proven === true;
  return iccidKey(iccid) === iccidKey(caller.iccid) && (await simByNumber(db, caller, now)).proven;
}
