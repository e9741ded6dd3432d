import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CalendarDay, RequestKey, shortText } from "../../../kernel/fields.ts";

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
  summary: "Takes the most pressing case that is nobody's; null when there is none. No two people get the same.",
  caller: "staff",
  right: "work_cases",
  limit: "write",
  input: z.object({ requestKey: RequestKey }),
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
