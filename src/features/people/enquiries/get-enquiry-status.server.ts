import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetEnquiryStatus, type EnquiryForm } from "./contract.ts";
import { enquiryBehindKey } from "./enquiry-key.server.ts";
import { stateTold } from "./entries-store.server.ts";
import { filesOf } from "./files-store.server.ts";
import { writtenFields } from "./rules.ts";

/** One that is not sent, or forgotten, has nothing to show. */
export const getEnquiryStatus = operation(GetEnquiryStatus, async (shown, context) => {
  const enquiry = await enquiryBehindKey(context.db, shown, context);
  const { number, email, company, intention, received_at: receivedAt, due_at: dueAt } = enquiry;
  if (enquiry.form === null) return refuse("NOT_FOUND");
  const form = enquiry.form as EnquiryForm;
  const files = await filesOf(context.db, enquiry.id);
  return {
    number,
    state: await stateTold(context.db, enquiry.id, context.now),
    email: email!,
    company: company!,
    intention: intention!,
    receivedAt: receivedAt!.toISOString(),
    dueAt: dueAt!.toISOString(),
    files: files.map(({ name, bytes }) => ({ name, bytes })),
    written: Object.fromEntries(writtenFields.flatMap((field) => (form[field] ? [[field, form[field]]] : []))),
  };
});
