import { operation } from "../../../platform/operation.server.ts";
import { changeById, moveChange } from "../plan-changes/store.server.ts";
import { takeBackWithLetter } from "../staff-mails/take-back-with-letter.server.ts";
import { TakeOfferBack } from "./contract.ts";
import { putDisplacedBack } from "./put-displaced-back.server.ts";

/** A buyer who has begun to pay it on the order's page is not interrupted. */
export const takeOfferBack = operation(TakeOfferBack, (wish, context) =>
  takeBackWithLetter(wish, context, {
    path: TakeOfferBack.path,
    kind: "plan_change_offered",
    right: "change_plans",
    action: "plan_change_offer_undone",
    undo: async (tx, _, id) => {
      const change = await changeById(tx, id);
      if (change?.state !== "asked" || !(await moveChange(tx, id, "cancelled"))) return false;
      if (change.displaced) await putDisplacedBack(tx, change.displaced, context);
      return true;
    },
  }),
);
