import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";
import { onEnquiry } from "./change-enquiry.server.ts";
import type { EnquiryState } from "./rules.ts";
import { giveEnquiry } from "./staff-store.server.ts";
import { moveEnquiry, type Enquiry } from "./store.server.ts";

/** Null puts it back. */
export async function giveTo(tx: DbOrTx, enquiry: Enquiry, to: string | null, by: By): Promise<void> {
  await giveEnquiry(tx, enquiry.id, to);
  const change = { before: { owner: enquiry.owner_id }, after: { owner: to } };
  await recordAction(tx, by, "enquiry_assigned", { on: onEnquiry(enquiry), ...change });
}

/** What waits again is in the inbox again. */
export async function putAt(tx: DbOrTx, enquiry: Enquiry, state: EnquiryState, by: By): Promise<void> {
  const { id, number, state: before, country, due_at: dueAt } = enquiry;
  if (!(await moveEnquiry(tx, { id, state, now: by.now }))) return refuse("CASE_CHANGED");
  const work = { kind: "enquiry_waits", subject: number } as const;
  if (state === "closed") await closeCaseAbout(tx, work, `closed by ${by.who}`, by.now);
  else await openCase(tx, { ...work, details: { country }, dueAt: dueAt! }, by.now);
  const change = { before: { state: before }, after: { state } };
  await recordAction(tx, by, "enquiry_moved", { on: onEnquiry(enquiry), ...change });
}
