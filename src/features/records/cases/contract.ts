import * as z from "zod/mini";
import { endpoint, type WishOf } from "../../../kernel/endpoint.ts";
import { CalendarDay, RequestKey, shortText } from "../../../kernel/fields.ts";
import { caseDeeds, caseKinds, mostAtOnce, type CaseKind } from "./rules.ts";

/** `version`: what the form has seen. A colleague's change in between is shown, never overwritten. */
const Seen = { requestKey: RequestKey, id: z.uuid("format"), version: z.int("number") };
const Changed = z.object({ id: z.string(), version: z.int() });

export const AssignCase = endpoint({
  path: "/staff/assignCase",
  summary: "Takes a case, gives it to a colleague, or (null) puts it back for whoever is free.",
  caller: "staff",
  right: "work_cases",
  limit: "write",
  input: z.object({ ...Seen, to: z.nullable(z.uuid("choose")) }),
  output: Changed,
  refusals: ["NOT_FOUND", "CASE_CHANGED", "CASE_CLOSED", "REQUEST_KEY_REUSED"],
});

export const TakeNextCase = endpoint({
  path: "/staff/takeNextCase",
  summary:
    "Takes the most pressing case that is nobody's, of one kind where it is named; null when there is none. No two people get the same.",
  caller: "staff",
  right: "work_cases",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    kind: z.optional(z.enum(caseKinds as [CaseKind, ...CaseKind[]], "choose")),
  }),
  output: z.object({ id: z.nullable(z.string()) }),
  refusals: ["REQUEST_KEY_REUSED"],
});

export const SnoozeCase = endpoint({
  path: "/staff/snoozeCase",
  summary: "Puts a case aside until a day begins (UTC), at most 90 days on; null brings it back. Its due time stays.",
  caller: "staff",
  right: "work_cases",
  limit: "write",
  input: z.object({ ...Seen, until: z.nullable(CalendarDay) }),
  output: Changed,
  refusals: ["NOT_FOUND", "CASE_CHANGED", "CASE_CLOSED", "REQUEST_KEY_REUSED"],
});

export const CloseCase = endpoint({
  path: "/staff/closeCase",
  summary: "Closes a case; the note says what was found and done.",
  caller: "staff",
  right: "work_cases",
  limit: "write",
  input: z.object({ ...Seen, note: shortText(500).check(z.minLength(1, "empty")) }),
  output: Changed,
  refusals: ["NOT_FOUND", "CASE_CHANGED", "CASE_CLOSED", "CASE_ENDS_ITSELF", "REQUEST_KEY_REUSED"],
});

export const ChangeManyCases = endpoint({
  path: "/staff/changeManyCases",
  summary:
    "Gives, snoozes or closes many cases, each as it was seen; what could not be changed is named with its reason.",
  caller: "staff",
  right: "work_cases",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    cases: z
      .array(z.object({ id: z.uuid("format"), version: z.int("number") }))
      .check(z.minLength(1, "choose"), z.maxLength(mostAtOnce, "range")),
    deed: z.enum(caseDeeds, "choose"),
    /** To whom they are given; null puts them back. */
    to: z.optional(z.nullable(z.uuid("choose"))),
    /** The day on which they come back. */
    until: z.optional(CalendarDay),
    /** What was found and done, when they are closed. */
    note: z.optional(shortText(500)),
  }),
  output: z.object({
    changed: z.int(),
    refused: z.array(
      z.object({
        id: z.string(),
        because: z.enum(["NOT_FOUND", "CASE_CLOSED", "CASE_CHANGED", "CASE_ENDS_ITSELF"]),
      }),
    ),
  }),
  refusals: ["RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
export type WishForMany = WishOf<typeof ChangeManyCases>;
