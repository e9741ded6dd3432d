import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { SaveView } from "./contract.ts";
import { mostViews } from "./rules.ts";
import { ownViews, putView } from "./store.server.ts";

export const saveView = operation(SaveView, (wish, context) => {
  const { db, now, caller } = context;
  const { name, isShared, asks } = wish;
  return once(db, { path: SaveView.path, wish }, { caller, now }, async (tx) => {
    // two at once wait here, so that both are counted
    await lockCaller(tx, caller, "see_orders");
    const own = await ownViews(tx, caller.staffId);
    if (own.length >= mostViews) return refuse("VIEWS_FULL");
    const place = (own.at(-1)?.place ?? 0) + 1;
    const id = await putView(tx, { staffId: caller.staffId, name, asks, shared: isShared, place, now });
    if (id === undefined) return refuse("VIEW_NAMED_ALREADY");
    const after = { name, shared: isShared, asks };
    await recordAction(tx, byCaller(context), "view_saved", { on: { kind: "view", id }, after });
    return { id };
  });
});
