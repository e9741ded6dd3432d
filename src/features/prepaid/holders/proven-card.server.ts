import { digitsTyped, iccidKey } from "../../../kernel/iccid.ts";
import type { Caller, Context } from "../../../platform/context.server.ts";
import { simByNumber } from "../../people/account-sims/store.server.ts";
import { holdsCard } from "./holds-card.server.ts";
import { isPassOf } from "./pass.server.ts";

type Asked = { iccid?: string | undefined; pass?: string | undefined };

/**
 * The card, if it is proven to be the caller's, or by the pass of a proof. Whoever signed in with a SIM's number may ask
 * of that SIM alone, and has proven it only with its order's e-mail address.
 */
export async function provenCard(
  { iccid: typed, pass }: Asked,
  context: Context & { caller?: Caller },
): Promise<string | undefined> {
  const { db, vault, now, caller } = context;
  const iccid = iccidKey(digitsTyped(typed ?? ""));
  if (pass !== undefined && isPassOf(iccid, pass, vault, now)) return iccid;
  if (caller === undefined) return undefined;
  if (caller.accountId !== undefined)
    return (await holdsCard(db, { accountId: caller.accountId, iccid }, now)) ? iccid : undefined;
  const own = iccidKey(caller.iccid);
  if (typed !== undefined && iccid !== own) return undefined;
  return (await simByNumber(db, caller, now)).proven ? own : undefined;
}
