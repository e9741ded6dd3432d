import { wrongPart } from "../../../adapters/push/is-push-subscription.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { wantPush } from "./choices-store.server.ts";
import { SubscribePush } from "./contract.ts";
import { mostBrowsers } from "./rules.ts";
import { browsersOf, forgetOldest, keepBrowser, lockAccount } from "./subscriptions-store.server.ts";

/** Ends with the session: signing out deletes the session's row, and the subscription with it. */
export const subscribePush = operation(SubscribePush, async (subscription, { caller, db, visitor, now }) => {
  const { accountId, sessionId } = caller;
  const wrong = wrongPart(subscription);
  if (wrong) refuse("INVALID_INPUT", { field: wrong, problem: "format" });
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await keepBrowser(tx, { ...subscription, accountId, sessionId, lang: visitor.language, now })))
      refuse("INVALID_INPUT", { field: "endpoint", problem: "format" });
    await forgetOldest(tx, accountId, mostBrowsers);
    await wantPush(tx, accountId);
    return { browsers: (await browsersOf(tx, accountId, now)).length };
  });
});
