import { operation } from "../../../platform/operation.server.ts";
import { changeById, moveChange } from "../plan-changes/store.server.ts";
import { takeBackWithLetter } from "../staff-mails/take-back-with-letter.server.ts";
import { TakeOfferBack } from "./contract.ts";

/** A buyer who has begun to pay it on the order's page is not interrupted. */
export const takeOfferBack = operation(TakeOfferBack, (wish, context) =>
  takeBackWithLetter(wish, context, {
    path: TakeOfferBack.path,
    kind: "plan_change_offered",
    right: "change_plans",
    action: "plan_change_offer_undone",
    undo: async (tx, _, change) =>
      (await changeById(tx, change))?.state === "asked" && moveChange(tx, change, "cancelled"),
  }),
);
