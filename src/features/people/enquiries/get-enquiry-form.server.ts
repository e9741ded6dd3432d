import { operation } from "../../../platform/operation.server.ts";
import { answeredBy } from "./answered-by.server.ts";
import { GetEnquiryForm } from "./contract.ts";
import { newTicket } from "./form-ticket.server.ts";

export const getEnquiryForm = operation(GetEnquiryForm, async (_wish, context) => ({
  ticket: newTicket(context),
  dueAt: (await answeredBy(context.now, context)).toISOString(),
}));
