import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { once } from "../actions/once.server.ts";
import { recordAction } from "../actions/store.server.ts";
import { aboutCase } from "./change-seen-case.server.ts";
import { TakeNextCase } from "./contract.ts";
import { changeCase, lockNextCase } from "./store.server.ts";

export const takeNextCase = operation(TakeNextCase, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: TakeNextCase.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "work_cases");
    const next = await lockNextCase(tx, now, wish.kind);
    if (!next) return { id: null };
    const details = { ...aboutCase(next), from: null, to: caller.staffId };
    await recordAction(tx, byCaller(context), "case_assigned", details);
    await changeCase(tx, next.id, { owner_id: caller.staffId, given_at: now });
    return { id: next.id };
  });
});
