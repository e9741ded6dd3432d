import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { TakeLetterBack } from "./contract.ts";
import { deleteHeldLetter, isLetter } from "./letters-store.server.ts";

export const takeLetterBack = operation(TakeLetterBack, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: TakeLetterBack.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mend_incidents");
    const gone = await deleteHeldLetter(tx, wish.id);
    if (!gone) return refuse((await isLetter(tx, wish.id)) ? "MAIL_NOT_AGAIN" : "NOT_FOUND");
    const on = { kind: "incident", id: gone.incidentId } as const;
    await recordAction(tx, byCaller(context), "incident_letter_taken_back", {
      on,
      letter: wish.id,
      orders: gone.orders,
    });
    return {};
  });
});
