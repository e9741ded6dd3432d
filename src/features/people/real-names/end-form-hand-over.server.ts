import { operation } from "../../../platform/operation.server.ts";
import { EndFormHandOver } from "./form-hand-over-contract.ts";
import { followedForm } from "./form-hand-over-key.server.ts";
import { dropFormHandOver } from "./form-hand-over-store.server.ts";
import { giveUp } from "./give-up.server.ts";
import { lockRealName } from "./store.server.ts";

/** Whoever shows the code takes it back, from a stranger too; what was sent is no longer theirs to end. */
export const endFormHandOver = operation(EndFormHandOver, async (shown, context) => {
  const { form } = await followedForm(context.db, shown, context);
  await context.db.transaction().execute(async (tx) => {
    const { state } = await lockRealName(tx, form.id);
    await dropFormHandOver(tx, form.id);
    if (state === "draft") await giveUp(tx, form.id, context.now);
  });
  return {};
});
