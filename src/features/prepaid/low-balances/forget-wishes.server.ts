import { iccidKey } from "../../../kernel/iccid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { dropHolder } from "../holders/store.server.ts";
import { dropAlert } from "./alerts-store.server.ts";
import { turnOffByOwner } from "./auto-store.server.ts";

/** The SIM left its owner's list: they hold it no more, are told nothing of it, and nothing is charged. */
export async function forgetWishes(db: DbOrTx, accountId: string, iccid: string, now: Date): Promise<void> {
  const whose = { accountId, iccid: iccidKey(iccid) };
  await turnOffByOwner(db, whose, now);
  await dropAlert(db, whose);
  await dropHolder(db, whose);
}
