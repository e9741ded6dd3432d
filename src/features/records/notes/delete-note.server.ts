import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { once } from "../actions/once.server.ts";
import { recordAction } from "../actions/store.server.ts";
import { DeleteNote } from "./contract.ts";
import { deletableMinutes } from "./rules.ts";
import { deleteNoteRow, lockOwnNote } from "./store.server.ts";

/** A colleague's note is as if it were not there. */
export const deleteNote = operation(DeleteNote, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: DeleteNote.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "write_notes");
    const note = (await lockOwnNote(tx, wish.id, caller.staffId)) ?? refuse("NOT_FOUND");
    if (now.getTime() >= note.at.getTime() + deletableMinutes * minuteMs) return refuse("NOTE_STAYS");
    await deleteNoteRow(tx, wish.id);
    await recordAction(tx, byCaller(context), "note_deleted", { orderId: note.order_id, written: wish.id });
    return {};
  });
});
