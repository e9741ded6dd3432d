import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { simOfAccount } from "../../people/account-sims/store.server.ts";
import { isHolder } from "./store.server.ts";

type Holder = { accountId: string; iccid: string };

/** Whether a prepaid card is this account's: proven among its SIMs (decision 28), or by the code on its holder. */
export async function holdsCard(db: DbOrTx, holder: Holder, now: Date): Promise<boolean> {
  const { accountId, iccid } = holder;
  return (await isHolder(db, holder)) || (await simOfAccount(db, accountId, iccid, now))?.proven === true;
}
