import type { DbOrTx } from "../../platform/database/database.server.ts";
import { unlessChosen, type AlertChoice } from "./rules.ts";

export async function choiceOf(db: DbOrTx, accountId: string): Promise<AlertChoice> {
  const row = await db.selectFrom("alert_choices").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  return row ? { kinds: row.kinds, byMail: row.by_mail, byPush: row.by_push } : unlessChosen;
}

export async function writeChoice(db: DbOrTx, accountId: string, { kinds, byMail, byPush }: AlertChoice): Promise<void> {
  const choice = { kinds: [...kinds], by_mail: byMail, by_push: byPush };
  await db
    .insertInto("alert_choices")
    .values({ account_id: accountId, ...choice })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(choice))
    .execute();
}

/** Whoever subscribes wants messages, whatever was chosen before. */
export async function wantPush(db: DbOrTx, accountId: string): Promise<void> {
  await db.updateTable("alert_choices").set({ by_push: true }).where("account_id", "=", accountId).execute();
}

export async function addressOfAccount(db: DbOrTx, accountId: string): Promise<string> {
  return (await db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirstOrThrow()).email;
}
