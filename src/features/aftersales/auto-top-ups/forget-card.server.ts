import { operation } from "../../../platform/operation.server.ts";
import { cardOf } from "./cards-store.server.ts";
import { ForgetCard } from "./contract.ts";
import { forget } from "./forget-card-store.server.ts";

export const forgetCard = operation(ForgetCard, async ({ id }, { db, now, caller }) => {
  await db.transaction().execute(async (tx) => {
    if (await cardOf(tx, caller.accountId, id)) await forget(tx, id, now);
  });
  return {};
});
