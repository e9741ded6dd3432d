import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { simOfAccount } from "../../people/account-sims/store.server.ts";

type Holder = { accountId: string; iccid: string };

/** Whether a prepaid card is this account's: it is proven among its SIMs (decision 28). */
export async function holdsCard(db: DbOrTx, { accountId, iccid }: Holder, now: Date): Promise<boolean> {
  return (await simOfAccount(db, accountId, iccid, now))?.proven === true;
}
