import type { DbOrTx } from "../../../platform/database/database.server.ts";

type Holder = { accountId: string; iccid: string };

/**
 * The latest proof counts: whoever was given the card has its holder's code, and who had it before loses it; their
 * account is returned. The row stays locked from the first statement on, so that of proofs at the same moment each
 * displaces the one before.
 */
export async function keepHolder(tx: DbOrTx, { accountId, iccid }: Holder, now: Date): Promise<string | undefined> {
  const { account_id: before } = await tx
    .insertInto("prepaid_holders")
    .values({ iccid, account_id: accountId, proven_at: now })
    .onConflict((conflict) => conflict.column("iccid").doUpdateSet({ proven_at: now }))
    .returning("account_id")
    .executeTakeFirstOrThrow();
  if (before === accountId) return undefined;
  await tx.updateTable("prepaid_holders").set({ account_id: accountId }).where("iccid", "=", iccid).execute();
  return before;
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
