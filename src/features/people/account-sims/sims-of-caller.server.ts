import { digitsTyped, iccidKey, maskedIccid } from "../../../kernel/iccid.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Caller, Context } from "../../../platform/context.server.ts";
import type { Sim } from "./contract.ts";
import { simByNumber, simOfAccount, simsOfAccount, type SimRow } from "./store.server.ts";

type Asking = Pick<Context, "db" | "now"> & { caller: Caller };

/** All SIMs that the caller may see; a caller signed in with a number sees that SIM alone. */
export function simsOfCaller({ db, now, caller }: Asking): Promise<SimRow[]> {
  return caller.iccid === undefined
    ? simsOfAccount(db, caller.accountId, now)
    : simByNumber(db, caller, now).then((sim) => [sim]);
}

/** One of them, by its number in any spelling. Another account's SIM and a nonexistent one get the same answer. */
export async function simOfCaller(typed: string | undefined, { db, now, caller }: Asking): Promise<SimRow> {
  const iccid = digitsTyped(typed ?? "");
  if (caller.iccid !== undefined) {
    const itsOwn = typed === undefined || iccidKey(iccid) === iccidKey(caller.iccid);
    return itsOwn ? simByNumber(db, caller, now) : refuse("NOT_FOUND");
  }
  const sim = iccid === "" ? undefined : await simOfAccount(db, caller.accountId, iccid, now);
  return sim ?? refuse("NOT_FOUND");
}

/** Formats a SIM; with its full number for an account only. */
export function simShown({ iccid, remark, own, proven, kind, open }: SimRow, caller: Pick<Caller, "accountId">): Sim {
  return {
    iccid: caller.accountId === undefined ? null : iccid,
    masked: maskedIccid(iccid),
    remark,
    own,
    proven,
    kind,
    openPackages: open,
  };
}
