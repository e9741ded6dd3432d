import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { turnOff } from "../../sales/saved-cards/agreements-store.server.ts";
import type { AutoTopUp } from "./auto-store.server.ts";
import type { StopReason } from "./rules.ts";
import { tellLater } from "./tell-low-balance.server.ts";

/** Turns it off and queues the e-mail that says why: both or neither. */
export async function stopAndTell(tx: DbOrTx, auto: AutoTopUp, why: StopReason, now: Date): Promise<void> {
  const { id, account_id: accountId, iccid } = auto;
  if (await turnOff(tx, "prepaid_auto_top_ups", id, why, now)) await tellLater(tx, { accountId, iccid, what: why });
}
