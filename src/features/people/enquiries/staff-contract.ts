import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { longText, RequestKey, shortText } from "../../../kernel/fields.ts";
import { EnquiryForm, ShownFile } from "./contract.ts";
import { enquiryFilter } from "./enquiry-filter.ts";
import { enquiryStates, fileKinds, intentions, interests, salesBands } from "./rules.ts";

const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));
const Number = shortText(20).check(z.minLength(1, "empty"));
/** `version`: what the page has seen. A colleague's change in between is shown, never overwritten. */
const Seen = { requestKey: RequestKey, number: Number, version: z.int("number") };
const Text = longText(4000).check(z.minLength(1, "empty"));
const Changed = z.object({ version: z.int() });

export const enquiryViews = ["open", "mine", "all"] as const;
export const onAPage = 50;

export const GetEnquiries = endpoint({
  path: "/staff/getEnquiries",
  summary:
    "Companies' enquiries, 50 at a time, the newest first: those that wait for an answer, those of the caller, or all.",
  caller: "staff",
  right: "see_enquiries",
  input: z.object({
    view: z.optional(z.enum(enquiryViews, "choose")),
    ...enquiryFilter,
    after: z.optional(Cursor),
    before: z.optional(Cursor),
  }),
  output: z.object({
    enquiries: z.array(
      z.object({
        number: z.string(),
        state: z.enum(enquiryStates),
        /** Null: forgotten, as its person or the time asked. */
        company: z.nullable(z.string()),
        /** The country, by its name. */
        place: z.nullable(z.string()),
        intention: z.enum(intentions),
        /** Null: forgotten. */
        interests: z.nullable(z.array(z.enum(interests))),
        salesBand: z.nullable(z.enum(salesBands)),
        language: z.string(),
        receivedAt: z.string(),
        dueAt: z.string(),
        isLate: z.boolean(),
        owner: z.nullable(z.string()),
      }),
    ),
    newer: z.nullable(z.string()),
    older: z.nullable(z.string()),
    /** As many were looked through as are at once; the page behind goes on, or the one in front of it. */
    isCut: z.boolean(),
    /** Where companies can be, and who can have an enquiry: what can be asked for. */
    countries: z.array(z.object({ iso2: z.string(), name: z.string() })),
    colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
    /** When it was looked up: what comes later is new. */
    at: z.string(),
  }),
});

export const GetEnquiry = endpoint({
  path: "/staff/getEnquiry",
  summary: "One enquiry: what the company wrote, its files by name, notes and answers, and who has it.",
  caller: "staff",
  right: "see_enquiries",
  input: z.object({ number: Number }),
  output: z.object({
    number: z.string(),
    state: z.enum(enquiryStates),
    version: z.int(),
    language: z.string(),
    form: z.nullable(EnquiryForm),
    /** Its country, by its name. */
    place: z.nullable(z.string()),
    receivedAt: z.string(),
    dueAt: z.string(),
    isLate: z.boolean(),
    owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
    files: z.array(ShownFile),
    entries: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(["note", "answer"]),
        who: z.string(),
        at: z.string(),
        text: z.string(),
        /** Not sent yet: it can be taken back. */
        heldUntil: z.nullable(z.string()),
      }),
    ),
    /** The answer that the caller has begun. */
    draft: z.nullable(z.string()),
    /** Who may have it. */
    colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  refusals: ["NOT_FOUND"],
});

export const OpenEnquiryFile = endpoint({
  path: "/staff/openEnquiryFile",
  summary: "One file of an enquiry, in base64. The look stands in the audit trail.",
  caller: "staff",
  right: "see_enquiries",
  limit: "costly",
  input: z.object({ number: Number, file: z.uuid("format") }),
  output: z.object({ name: z.string(), kind: z.enum(fileKinds), file: z.string() }),
  refusals: ["NOT_FOUND", "FILE_DAMAGED"],
});

export const AssignEnquiry = endpoint({
  path: "/staff/assignEnquiry",
  summary: "Gives an enquiry to a colleague, or (null) to whoever is free.",
  caller: "staff",
  right: "work_enquiries",
  limit: "write",
  input: z.object({ ...Seen, to: z.nullable(z.uuid("choose")) }),
  output: Changed,
  refusals: ["NOT_FOUND", "CASE_CHANGED", "REQUEST_KEY_REUSED"],
});

export const MoveEnquiry = endpoint({
  path: "/staff/moveEnquiry",
  summary:
    "Says how far an enquiry is: being looked at, put back, or closed without an answer. A closed one can be opened again.",
  caller: "staff",
  right: "work_enquiries",
  limit: "write",
  input: z.object({ ...Seen, state: z.enum(["received", "looking", "closed"], "choose") }),
  output: Changed,
  refusals: ["NOT_FOUND", "CASE_CHANGED", "REQUEST_KEY_REUSED"],
});

export const KeepEnquiryDraft = endpoint({
  path: "/staff/keepEnquiryDraft",
  summary: "Keeps an answer while it is typed; an empty one is dropped.",
  caller: "staff",
  right: "work_enquiries",
  limit: "write",
  input: z.object({ number: Number, answer: longText(4000) }),
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});

export const NoteEnquiry = endpoint({
  path: "/staff/noteEnquiry",
  summary: "Writes a note on an enquiry for colleagues.",
  caller: "staff",
  right: "work_enquiries",
  limit: "write",
  input: z.object({ requestKey: RequestKey, number: Number, note: Text }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "REQUEST_KEY_REUSED"],
});

export const AnswerEnquiry = endpoint({
  path: "/staff/answerEnquiry",
  summary: "Answers an enquiry by e-mail, as written, ten seconds later, unless taken back; its work leaves the inbox.",
  caller: "staff",
  right: "work_enquiries",
  limit: "write",
  input: z.object({ ...Seen, answer: Text }),
  output: Changed,
  refusals: ["NOT_FOUND", "CASE_CHANGED", "REQUEST_KEY_REUSED"],
});

export const TakeAnswerBack = endpoint({
  path: "/staff/takeAnswerBack",
  summary:
    "Takes an answer to an enquiry back in its ten seconds, one's own or a colleague's: it is not sent, the enquiry waits again, and what was written is a draft.",
  caller: "staff",
  right: "work_enquiries",
  limit: "write",
  /** `id`: of the answer. */
  input: z.object({ requestKey: RequestKey, number: Number, id: z.uuid("format") }),
  output: Changed,
  refusals: ["NOT_FOUND", "MAIL_NOT_AGAIN", "REQUEST_KEY_REUSED"],
});
