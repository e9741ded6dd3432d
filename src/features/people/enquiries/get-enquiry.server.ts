import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { ownDraft } from "../../records/drafts/own-draft.server.ts";
import type { EnquiryForm } from "./contract.ts";
import { entriesOf } from "./entries-store.server.ts";
import { filesOf } from "./files-store.server.ts";
import { isLate } from "./shown-enquiry.ts";
import { GetEnquiry } from "./staff-contract.ts";
import { colleagues } from "./staff-store.server.ts";
import { enquiryByNumber } from "./store.server.ts";

/** Who opens it sees who wrote, and how to reach them: the look stands in the trail before anything is shown. */
export const getEnquiry = operation(GetEnquiry, async ({ number }, context) => {
  const { db, now, caller } = context;
  const enquiry = await enquiryByNumber(db, number.toUpperCase());
  if (!enquiry || enquiry.received_at === null) return refuse("NOT_FOUND");
  await db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "see_enquiries");
    await recordAction(tx, byCaller(context), "enquiry_seen", { on: { kind: "enquiry", id: enquiry.number } });
  });
  const [files, entries, members, draft] = await Promise.all([
    filesOf(db, enquiry.id),
    entriesOf(db, enquiry.id),
    colleagues(db),
    ownDraft(db, { kind: "enquiry_answer", thing: enquiry.number }, caller.staffId),
  ]);
  const form = enquiry.form as EnquiryForm | null;
  return {
    number: enquiry.number,
    state: enquiry.state,
    version: enquiry.version,
    language: enquiry.language,
    form,
    place: form && countryNames(await atlasOf(context), context.visitor.language)(form.country),
    receivedAt: enquiry.received_at.toISOString(),
    dueAt: enquiry.due_at!.toISOString(),
    isLate: isLate(enquiry, now),
    owner: members.find(({ id }) => id === enquiry.owner_id) ?? null,
    files: files.map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes })),
    entries: entries.map(({ held_until: held, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      heldUntil: held && held > now ? held.toISOString() : null,
    })),
    draft: draft?.["answer"] ?? null,
    colleagues: members,
  };
});
