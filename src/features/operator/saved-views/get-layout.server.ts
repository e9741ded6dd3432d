import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetLayout } from "./contract.ts";
import { lists } from "./lists.ts";
import { layoutOf } from "./store.server.ts";

export const getLayout = operation(GetLayout, async ({ list, view }, { db, caller }) => {
  if (!may(caller, lists[list].right)) return refuse("RIGHT_MISSING");
  return { layout: (await layoutOf(db, caller.staffId, list, view)) ?? null };
});
