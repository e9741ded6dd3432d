import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { once } from "../actions/once.server.ts";
import { recordAction } from "../actions/store.server.ts";
import { dropDraft } from "../drafts/store.server.ts";
import { WriteNote } from "./contract.ts";
import { holdsSecret, mentionsIn } from "./rules.ts";
import { colleagues, orderIdOf, putNote } from "./store.server.ts";

/** The trail says that there is a note and whom it tells, never its words: those can be deleted. */
export const writeNote = operation(WriteNote, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: WriteNote.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "write_notes");
    await lockCaller(tx, caller, "see_orders");
    const orderId = (await orderIdOf(tx, wish.number)) ?? refuse("ORDER_NOT_FOUND");
    if (holdsSecret(wish.note)) return refuse("INVALID_INPUT", { field: "note", problem: "note.secret" });
    const members = await colleagues(tx);
    const named = mentionsIn(wish.note, members).filter(({ staffId }) => staffId !== caller.staffId);
    const id = await putNote(tx, { orderId, staffId: caller.staffId, at: now, text: wish.note }, named);
    const told = members.filter((one) => named.some(({ staffId }) => staffId === one.id));
    await recordAction(tx, byCaller(context), "note_written", {
      orderId,
      written: id,
      ...(told.length > 0 && { told: told.map(({ email }) => email).join(", ") }),
    });
    await dropDraft(tx, { kind: "order_note", thing: wish.number.toUpperCase() }, caller.staffId);
    return { id, told: told.map(({ name }) => name) };
  });
});
