import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { SetLayout } from "./contract.ts";
import { columnsIn } from "./layouts.ts";
import { lists } from "./lists.ts";
import { dropLostLayouts, holdView, keepLayout } from "./store.server.ts";

/** A habit of one person: said twice it is the same, and it stands in no trail. */
export const setLayout = operation(SetLayout, async ({ list = "orders", view, layout }, { db, caller }) => {
  if (!may(caller, lists[list].right)) return refuse("RIGHT_MISSING");
  const views: readonly string[] = lists[list].views;
  const isOwn = views.includes(view);
  if (!isOwn && list !== "orders") return refuse("INVALID_INPUT", { field: "view", problem: "choose" });
  if (layout !== null) {
    // a saved view can stand upon any of the list's own
    const { columns } = columnsIn(list, (isOwn ? view : views[0]!) as never, layout.columns);
    if (columns.length !== layout.columns.length)
      return refuse("INVALID_INPUT", { field: "layout.columns", problem: "choose" });
  }
  await db.transaction().execute(async (tx) => {
    if (!isOwn && !(await holdView(tx, view, caller.staffId))) return refuse("NOT_FOUND");
    if (!isOwn) await dropLostLayouts(tx, caller.staffId);
    return keepLayout(tx, { staffId: caller.staffId, list, view, layout });
  });
  return {};
});
