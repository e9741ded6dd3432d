import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { changeEnquiry, onEnquiry } from "./change-enquiry.server.ts";
import { writeEntry } from "./entries-store.server.ts";
import { NoteEnquiry } from "./staff-contract.ts";

/** The trail says that there is a note, never its words. */
export const noteEnquiry = operation(NoteEnquiry, (wish, context) =>
  changeEnquiry(NoteEnquiry.path, wish, context, async (tx, enquiry) => {
    const { caller, now } = context;
    const note = { enquiryId: enquiry.id, kind: "note", staffId: caller.staffId, at: now, text: wish.note } as const;
    const written = await writeEntry(tx, note);
    await recordAction(tx, byCaller(context), "enquiry_noted", { on: onEnquiry(enquiry), written });
    return {};
  }),
);
