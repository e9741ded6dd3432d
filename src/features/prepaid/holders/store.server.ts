import type { DbOrTx } from "../../../platform/database/database.server.ts";

type Holder = { accountId: string; iccid: string };

/** The latest proof counts: whoever was given the card has its holder's code, and who had it before loses it. */
export async function keepHolder(db: DbOrTx, { accountId, iccid }: Holder, now: Date): Promise<void> {
  const proven = { account_id: accountId, proven_at: now };
  await db
    .insertInto("prepaid_holders")
    .values({ iccid, ...proven })
    .onConflict((conflict) => conflict.column("iccid").doUpdateSet(proven))
    .execute();
}

export async function isHolder(db: DbOrTx, { accountId, iccid }: Holder): Promise<boolean> {
  const found = await db
    .selectFrom("prepaid_holders")
    .select("iccid")
    .where("iccid", "=", iccid)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return found !== undefined;
}

/** `until`: a later proof stays. */
export async function dropHolder(db: DbOrTx, { accountId, iccid }: Holder, until: Date): Promise<void> {
  await db
    .deleteFrom("prepaid_holders")
    .where("iccid", "=", iccid)
    .where("account_id", "=", accountId)
    .where("proven_at", "<=", until)
    .execute();
}
