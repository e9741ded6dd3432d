import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { thingOf } from "../text-proposals/propose-text.server.ts";
import { CancelText } from "./contract.ts";
import { moveTextChange, textChangeById } from "./store.server.ts";

export const cancelText = operation(CancelText, async (wish, context) => {
  await context.catalogueVersion.current();
  return once(context.db, { path: CancelText.path, wish }, context, async (tx) => {
    await lockCaller(tx, context.caller, "edit_catalogue");
    await lockCatalogue(tx);
    const change = (await textChangeById(tx, wish.id)) ?? refuse("NOT_FOUND");
    if (change.state === "over" || change.state === "cancelled") return refuse("RECORD_CHANGED");
    await moveTextChange(tx, change, "cancelled");
    const text = `${change.kind} ${change.name}`;
    await recordAction(tx, byCaller(context), "text_unscheduled", {
      on: thingOf(text),
      text,
      from: change.starts_at.toISOString(),
      until: change.ends_at?.toISOString() ?? null,
    });
    return {};
  });
});
