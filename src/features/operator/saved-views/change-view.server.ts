import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { ChangeView, DeleteView, MoveView } from "./contract.ts";
import { moved } from "./layouts.ts";
import { rightToOthers } from "./rules.ts";
import { changeViewTo, dropView, isNamed, lockView, ownViews, placeViews } from "./store.server.ts";

export const changeView = operation(ChangeView, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: ChangeView.path, wish }, { caller, now }, async (tx) => {
    const found = await seenView(tx, wish, caller);
    const before = { name: found.name, shared: found.shared, asks: found.asks };
    const after = {
      name: wish.name ?? before.name,
      shared: wish.isShared ?? before.shared,
      asks: wish.asks ?? before.asks,
    };
    if (await isNamed(tx, found.staff_id, after.name, found.id)) return refuse("VIEW_NAMED_ALREADY");
    const on = { kind: "view" as const, id: found.id };
    await recordAction(tx, byCaller(context), "view_changed", { on, before, after });
    return { version: await changeViewTo(tx, found.id, after) };
  });
});

export const deleteView = operation(DeleteView, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: DeleteView.path, wish }, { caller, now }, async (tx) => {
    const { id, name, shared, asks } = await seenView(tx, wish, caller);
    await dropView(tx, id);
    const on = { kind: "view" as const, id };
    await recordAction(tx, byCaller(context), "view_deleted", { on, before: { name, shared, asks } });
    return {};
  });
});

/** Nobody else is touched by it, so it stands in no trail. */
export const moveView = operation(MoveView, (wish, { db, now, caller }) =>
  once(db, { path: MoveView.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "see_orders");
    const own = (await ownViews(tx, caller.staffId)).map(({ id }) => id);
    if (!own.includes(wish.id)) return refuse("NOT_FOUND");
    await placeViews(tx, moved(own, wish.id, wish.step === "earlier" ? -1 : 1));
    return {};
  }),
);

/** As somebody saw it: their own, or a shared one with the right to those of others. */
async function seenView(tx: DbOrTx, { id, version }: { id: string; version: number }, caller: StaffCaller) {
  await lockCaller(tx, caller, "see_orders");
  const found = await lockView(tx, id, caller.staffId);
  if (!found) return refuse("NOT_FOUND");
  if (found.staff_id !== caller.staffId) {
    if (!may(caller, rightToOthers)) return refuse("RIGHT_MISSING");
    await lockCaller(tx, caller, rightToOthers);
  }
  if (found.version !== version) return refuse("CASE_CHANGED");
  return found;
}
