import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetEnquiryStatus } from "./contract.ts";
import { enquiryBehindKey } from "./enquiry-key.server.ts";
import { filesOf } from "./files-store.server.ts";

/** One that is not sent, or forgotten, has nothing to show. */
export const getEnquiryStatus = operation(GetEnquiryStatus, async (shown, context) => {
  const enquiry = await enquiryBehindKey(context.db, shown, context);
  const { number, state, email, company, intention, received_at: receivedAt, due_at: dueAt } = enquiry;
  if (enquiry.form === null) return refuse("NOT_FOUND");
  const files = await filesOf(context.db, enquiry.id);
  return {
    number,
    state,
    email: email!,
    company: company!,
    intention: intention!,
    receivedAt: receivedAt!.toISOString(),
    dueAt: dueAt!.toISOString(),
    files: files.map(({ name, bytes }) => ({ name, bytes })),
  };
});
