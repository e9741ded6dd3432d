import { operation } from "../../../platform/operation.server.ts";
import { stopPromo } from "../../sales/promos/staff-store.server.ts";
import { takeBackWithLetter } from "../staff-mails/take-back-with-letter.server.ts";
import { TakeGoodwillBack } from "./contract.ts";
import { dropGoodwill } from "./store.server.ts";

/** Nobody has used the code: it is stopped, and counts against no limit. */
export const takeGoodwillBack = operation(TakeGoodwillBack, (wish, context) =>
  takeBackWithLetter(wish, context, {
    path: TakeGoodwillBack.path,
    kind: "goodwill_code",
    right: "give_goodwill",
    action: "goodwill_undone",
    async undo(tx, _, code, now) {
      if (!(await stopPromo(tx, code, now, { evenUsed: false }))) return false;
      await dropGoodwill(tx, code);
      return true;
    },
  }),
);
