import { operation } from "../../../platform/operation.server.ts";
import { EndFormHandOver } from "./form-hand-over-contract.ts";
import { followedForm } from "./form-hand-over-key.server.ts";
import { giveUp } from "./give-up.server.ts";
import { lockRealName } from "./store.server.ts";

/**
 * Whoever shows the code takes it back, from a stranger too. What was sent is no longer ended so: the desk goes on following,
 * to the page where it can be withdrawn.
 */
export const endFormHandOver = operation(EndFormHandOver, async (shown, context) => {
  const { form } = await followedForm(context.db, shown, context);
  return context.db.transaction().execute(async (tx) => {
    const { state } = await lockRealName(tx, form.id);
    if (state === "draft") await giveUp(tx, form.id, context.now);
    return { isSent: state !== "draft" && state !== "withdrawn" };
  });
});
