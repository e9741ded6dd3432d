import { operation } from "../../../platform/operation.server.ts";
import { turnOffByCard } from "../../sales/saved-cards/agreements-store.server.ts";
import { forget } from "../../sales/saved-cards/forget-card-store.server.ts";
import { cardOf } from "../../sales/saved-cards/store.server.ts";
import { ForgetCard } from "./contract.ts";

/** Also turns off the automatic top-ups that use the card. */
export const forgetCard = operation(ForgetCard, async ({ id }, { db, now, caller }) => {
  await db.transaction().execute(async (tx) => {
    if (!(await cardOf(tx, caller.accountId, id))) return;
    if (!(await forget(tx, id))) return;
    await turnOffByCard(tx, id, now);
  });
  return {};
});
