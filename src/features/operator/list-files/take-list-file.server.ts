import { hourMs } from "../../../kernel/duration.ts";
import { isFresh } from "../../../kernel/fresh-proof.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { actionsSince, recordAction } from "../../records/actions/store.server.ts";
import { filterIn } from "../list-facets/filter-in.ts";
import { exportsPerHour } from "../order-exports/rules.ts";
import { TakeListFile } from "./contract.ts";
import { asksForProof, filterOf, rightOf, viewsOf } from "./rules.ts";

export const takeListFile = operation(TakeListFile, async ({ list, view, asks, isBegun = false }, context) => {
  const { db, now, caller } = context;
  const taken = { me: caller.staffId, at: now.toISOString() };
  if (!may(caller, rightOf(list))) return refuse("RIGHT_MISSING");
  if (view !== undefined && !viewsOf(list).includes(view))
    return refuse("INVALID_INPUT", { field: "view", problem: "choose" });
  const known = Object.entries(filterIn(filterOf[list] ?? {}, asks));
  const filter = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  if (isBegun) return taken;
  if (asksForProof.has(list) && !isFresh(caller, now)) return refuse("CONFIRM_FIRST");
  await db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, rightOf(list));
    const before = await actionsSince(tx, caller.staffId, "list_exported", new Date(now.getTime() - hourMs));
    if (before >= exportsPerHour) refuse("EXPORTED_OFTEN");
    await recordAction(tx, byCaller(context), "list_exported", {
      list,
      ...(view !== undefined && { view }),
      ...(filter !== "" && { filter }),
    });
  });
  return taken;
});
