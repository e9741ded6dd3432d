import type { NotNull } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { noteForgotten } from "./store.server.ts";

/** From here on it cannot be charged; a job removes it at the gateway. False where it was removed before. */
export async function forget(tx: DbOrTx, cardId: string): Promise<boolean> {
  const card = await noteForgotten(tx, cardId);
  if (card?.reference) await addJob(tx, "forget-card", { gateway: card.gateway, reference: card.reference });
  return card !== undefined;
}

/** Removes all of the account's cards at the gateway, including one that is just being saved. */
export async function forgetCardsOf(tx: DbOrTx, accountId: string): Promise<void> {
  const cards = await tx
    .selectFrom("saved_cards")
    .select(["gateway", "reference"])
    .where("account_id", "=", accountId)
    .where("reference", "is not", null)
    .where("state", "!=", "forgotten")
    .$narrowType<{ reference: NotNull }>()
    .execute();
  for (const { gateway, reference } of cards) await addJob(tx, "forget-card", { gateway, reference });
}
