import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { assign, mustBeColleague } from "./case-deeds.server.ts";
import { changeSeenCase } from "./change-seen-case.server.ts";
import { AssignCase } from "./contract.ts";

export const assignCase = operation(AssignCase, (wish, context) => {
  return changeSeenCase(AssignCase.path, wish, context, async (tx, found) => {
    await mustBeColleague(tx, wish.to);
    return assign(tx, found, wish.to, byCaller(context));
  });
});
