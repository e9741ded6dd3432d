import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { orderViews } from "../order-list/rules.ts";
import { SetLayout } from "./contract.ts";
import { keepLayout, viewsFor } from "./store.server.ts";

/** A habit of one person: said twice it is the same, and it stands in no trail. */
export const setLayout = operation(SetLayout, async ({ view, layout }, { db, caller }) => {
  const isOwn = (orderViews as readonly string[]).includes(view);
  if (!isOwn && !(await viewsFor(db, caller.staffId)).some(({ id }) => id === view)) return refuse("NOT_FOUND");
  await keepLayout(db, caller.staffId, view, layout);
  return {};
});
