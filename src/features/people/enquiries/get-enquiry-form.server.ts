import { operation } from "../../../platform/operation.server.ts";
import { GetEnquiryForm } from "./contract.ts";
import { newTicket } from "./form-ticket.server.ts";

export const getEnquiryForm = operation(GetEnquiryForm, async (_wish, context) => ({ ticket: newTicket(context) }));
