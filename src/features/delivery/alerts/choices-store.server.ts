import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { unlessChosen, type AlertChoice } from "./rules.ts";

/** With the address that e-mails go to. */
export async function choiceOf(db: DbOrTx, accountId: string): Promise<AlertChoice & { email: string }> {
  const { email, kinds, by_mail, by_push } = await db
    .selectFrom("accounts")
    .leftJoin("alert_choices", "alert_choices.account_id", "accounts.id")
    .select(["email", "kinds", "by_mail", "by_push"])
    .modifyFront(prepared)
    .where("accounts.id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { email, ...(kinds ? { kinds, byMail: by_mail!, byPush: by_push! } : unlessChosen) };
}

export async function writeChoice(
  db: DbOrTx,
  accountId: string,
  { kinds, byMail, byPush }: AlertChoice,
): Promise<void> {
  const choice = { kinds: [...kinds], by_mail: byMail, by_push: byPush };
  await db
    .insertInto("alert_choices")
    .values({ account_id: accountId, ...choice })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(choice))
    .execute();
}

/** Subscribing turns push on, whatever was chosen before. */
export async function wantPush(db: DbOrTx, accountId: string): Promise<void> {
  await db.updateTable("alert_choices").set({ by_push: true }).where("account_id", "=", accountId).execute();
}
