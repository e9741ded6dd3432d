import { operation } from "../../../platform/operation.server.ts";
import { choiceOf } from "./choices-store.server.ts";
import { GetAlerts } from "./contract.ts";
import { browsersOf } from "./subscriptions-store.server.ts";

export const getAlerts = operation(GetAlerts, async (_wish, { caller, db, push, now }) => {
  const { accountId, sessionId, stays } = caller;
  const [choice, browsers] = await Promise.all([choiceOf(db, accountId), browsersOf(db, accountId, now)]);
  return {
    ...choice,
    kinds: [...choice.kinds],
    browsers: browsers.length,
    here: browsers.some(({ session_id }) => session_id === sessionId),
    stays,
    publicKey: push.publicKey,
  };
});
