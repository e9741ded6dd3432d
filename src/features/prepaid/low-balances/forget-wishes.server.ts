import { iccidKey } from "../../../kernel/iccid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { dropHolder } from "../holders/store.server.ts";
import { dropAlert } from "./alerts-store.server.ts";
import { turnOffByOwner } from "./auto-store.server.ts";

/**
 * The SIM left its owner's list: they hold it no more, are told nothing of it, and nothing is charged. What they wished
 * after `until` stays.
 */
export async function forgetWishes(
  db: DbOrTx,
  { accountId, iccid }: { accountId: string; iccid: string },
  now: Date,
  until: Date,
): Promise<void> {
  const whose = { accountId, iccid: iccidKey(iccid) };
  await turnOffByOwner(db, whose, now, until);
  await dropAlert(db, whose, until);
  await dropHolder(db, whose, until);
}
