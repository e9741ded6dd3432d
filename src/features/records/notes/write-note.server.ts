import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller, type By } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { once } from "../actions/once.server.ts";
import { recordAction } from "../actions/store.server.ts";
import { dropDraft } from "../drafts/store.server.ts";
import { WriteNote } from "./contract.ts";
import { holdsSecret, mentionsIn } from "./rules.ts";
import { colleagues, orderIdOf, putNote } from "./store.server.ts";

export const writeNote = operation(WriteNote, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: WriteNote.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "write_notes");
    await lockCaller(tx, caller, "see_orders");
    const orderId = (await orderIdOf(tx, wish.number)) ?? refuse("ORDER_NOT_FOUND");
    if (holdsSecret(wish.note)) return refuse("INVALID_INPUT", { field: "note", problem: "note.secret" });
    const written = await noteOn(tx, orderId, wish.note, { ...byCaller(context), staffId: caller.staffId });
    await dropDraft(tx, { kind: "order_note", thing: wish.number.toUpperCase() }, caller.staffId);
    return written;
  });
});

/** The trail says that there is a note and whom it tells, never its words: those can be deleted. */
export async function noteOn(
  tx: DbOrTx,
  orderId: string,
  text: string,
  by: By & { staffId: string },
): Promise<{ id: string; told: string[] }> {
  const members = await colleagues(tx);
  const named = mentionsIn(text, members).filter(({ staffId }) => staffId !== by.staffId);
  const id = await putNote(tx, { orderId, staffId: by.staffId, at: by.now, text }, named);
  const told = members.filter((one) => named.some(({ staffId }) => staffId === one.id));
  await recordAction(tx, by, "note_written", {
    orderId,
    written: id,
    ...(told.length > 0 && { told: told.map(({ email }) => email).join(", ") }),
  });
  return { id, told: told.map(({ name }) => name) };
}
