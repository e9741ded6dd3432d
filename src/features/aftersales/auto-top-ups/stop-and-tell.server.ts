import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StopReason } from "./rules.ts";
import { turnOff, type AutoTopUp } from "./store.server.ts";
import { tellLater } from "./tell-auto-top-up.server.ts";

/** Turns it off and queues the e-mail that says why: both or neither. */
export async function stopAndTell(
  tx: DbOrTx,
  { id }: Pick<AutoTopUp, "id">,
  why: StopReason,
  now: Date,
): Promise<void> {
  if (await turnOff(tx, id, why, now)) await tellLater(tx, id, why);
}
