import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CalendarDay, longText, RequestKey, shortText } from "../../../kernel/fields.ts";
import { Customer } from "../customers/contract.ts";
import { privacyKinds, privacyStates } from "./rules.ts";

export const GetPrivacyRequests = endpoint({
  path: "/staff/getPrivacyRequests",
  summary: "What a customer asked for under privacy law, the newest first, and what keeps it from being erased now.",
  caller: "staff",
  right: "see_customers",
  refusals: ["NOT_FOUND"],
  input: z.object({ customer: Customer }),
  output: z.object({
    /** By UTC: what arrives now is received on it. */
    today: z.string(),
    requests: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(privacyKinds),
        state: z.enum(privacyStates),
        receivedOn: z.string(),
        dueAt: z.string(),
        noted: z.string(),
        proposed: z.nullable(z.object({ who: z.string(), isMine: z.boolean() })),
        ended: z.nullable(z.object({ who: z.string(), at: z.string() })),
      }),
    ),
    /** Orders whose money, delivery or refund is not over. */
    underWay: z.array(z.string()),
    /** Somebody of the staff has this mailbox: their way into the console stays as it is. */
    isColleague: z.boolean(),
  }),
});

export const NotePrivacyRequest = endpoint({
  path: "/staff/notePrivacyRequest",
  summary: "Writes down what a customer asked for under privacy law: due in a month, confirmed to their mailbox.",
  caller: "staff",
  right: "work_cases",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    customer: Customer,
    kind: z.enum(privacyKinds, "choose"),
    receivedOn: CalendarDay,
  }),
  output: z.object({ id: z.string() }),
  refusals: ["NOT_FOUND", "ASKED_ALREADY", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const ExportCustomer = endpoint({
  path: "/staff/exportCustomer",
  summary:
    "Everything that is kept of a customer, as one page that holds the same as JSON, made on request and not kept. Only while the caller is shown the customer's data; the customer is told.",
  caller: "staff",
  right: "export_personal_data",
  limit: "costly",
  input: z.object({ id: z.uuid("format") }),
  output: z.object({ file: z.string() }),
  refusals: ["NOT_FOUND", "REVEAL_FIRST", "OWN_DATA", "RECORD_CHANGED", "RIGHT_MISSING"],
});

export const EraseCustomer = endpoint({
  path: "/staff/eraseCustomer",
  summary:
    "Erases a customer: the account and all that the law does not keep. Where settings ask for two people, the first proposes it and a colleague's same call carries it out.",
  caller: "staff",
  right: "erase_customers",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    id: z.uuid("format"),
    word: shortText(40),
    why: shortText(500).check(z.minLength(1, "empty")),
  }),
  output: z.object({ isProposal: z.boolean() }),
  refusals: [
    "NOT_FOUND",
    "MATTER_UNDER_WAY",
    "OWN_DATA",
    "OWN_PROPOSAL",
    "RECORD_CHANGED",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});

export const DeclinePrivacyRequest = endpoint({
  path: "/staff/declinePrivacyRequest",
  summary: "Declines what a customer asked for; the customer reads why, and where to complain (GDPR article 12 (4)).",
  caller: "staff",
  right: "work_cases",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    id: z.uuid("format"),
    answer: longText(1000).check(z.minLength(1, "empty")),
  }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "OWN_DATA", "RECORD_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
