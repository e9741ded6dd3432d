import { operation } from "../../../platform/operation.server.ts";
import { UnsubscribePush } from "./contract.ts";
import { browsersOf, forgetBrowser } from "./subscriptions-store.server.ts";

export const unsubscribePush = operation(UnsubscribePush, async ({ endpoint }, { caller, db, now }) => {
  await forgetBrowser(db, caller.accountId, endpoint);
  return { browsers: (await browsersOf(db, caller.accountId, now)).length };
});
