import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { turnOff } from "../../sales/saved-cards/agreements-store.server.ts";
import type { StopReason } from "./rules.ts";
import type { AutoTopUp } from "./store.server.ts";
import { tellLater } from "./tell-auto-top-up.server.ts";

/** Turns it off and queues the e-mail that says why: both or neither. */
export async function stopAndTell(
  tx: DbOrTx,
  { id }: Pick<AutoTopUp, "id">,
  why: StopReason,
  now: Date,
): Promise<void> {
  if (await turnOff(tx, "auto_top_ups", id, why, now)) await tellLater(tx, id, why);
}
