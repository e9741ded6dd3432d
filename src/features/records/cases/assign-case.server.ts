import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { recordAction } from "../actions/store.server.ts";
import { aboutCase, changeSeenCase } from "./change-seen-case.server.ts";
import { AssignCase } from "./contract.ts";
import { changeCase, isColleague } from "./store.server.ts";

export const assignCase = operation(AssignCase, (wish, context) => {
  return changeSeenCase(AssignCase.path, wish, context, async (tx, found) => {
    if (wish.to !== null && !(await isColleague(tx, wish.to)))
      return refuse("INVALID_INPUT", { field: "to", problem: "choose" });
    const details = { ...aboutCase(found), from: found.owner_id, to: wish.to };
    await recordAction(tx, byCaller(context), "case_assigned", details);
    return changeCase(tx, found.id, { owner_id: wish.to });
  });
});
