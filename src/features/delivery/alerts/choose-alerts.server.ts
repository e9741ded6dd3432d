import { operation } from "../../../platform/operation.server.ts";
import { writeChoice } from "./choices-store.server.ts";
import { ChooseAlerts } from "./contract.ts";
import { alertKinds } from "./rules.ts";

export const chooseAlerts = operation(ChooseAlerts, async ({ kinds: asked, byMail, byPush }, { caller, db }) => {
  const choice = { kinds: alertKinds.filter((kind) => asked.includes(kind)), byMail, byPush };
  await writeChoice(db, caller.accountId, choice);
  return choice;
});
