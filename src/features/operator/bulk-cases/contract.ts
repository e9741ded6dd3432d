import * as z from "zod/mini";
import { endpoint, type WishOf } from "../../../kernel/endpoint.ts";
import { CalendarDay, RequestKey, shortText } from "../../../kernel/fields.ts";
import { caseDeeds } from "../../records/cases/rules.ts";
import { bulk, bulkSoFar, refusedBehind } from "../bulk/contract.ts";
import { inboxFilter } from "../inbox/inbox-filter.ts";
import { inboxViews } from "../inbox/rules.ts";

export const StartBulkCaseAction = endpoint({
  path: "/staff/startBulkCaseAction",
  summary: "Gives, snoozes or closes all cases that a filter leaves, 10,000 at most. It begins after ten seconds.",
  caller: "staff",
  right: "work_cases",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    deed: z.enum(caseDeeds, "choose"),
    /** To whom they are given; null puts them back. */
    to: z.optional(z.nullable(z.uuid("choose"))),
    /** The day on which they come back. */
    until: z.optional(CalendarDay),
    /** What was found and done, when they are closed. */
    note: z.optional(shortText(500)),
    ...inboxFilter,
  }),
  output: z.object({ id: z.string() }),
  refusals: ["BULK_UNDER_WAY", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export type WishForAll = WishOf<typeof StartBulkCaseAction>;

export const StopBulkCaseAction = endpoint({
  path: "/staff/stopBulkCaseAction",
  summary: "Stops what is being done with many cases, a colleague's too; what is done stays done.",
  caller: "staff",
  right: "work_cases",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "BULK_OVER", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

const deed = {
  deed: z.enum(caseDeeds),
  /** Until when it snoozes. */
  until: z.nullable(z.string()),
};

export const GetBulkCaseActions = endpoint({
  path: "/staff/getBulkCaseActions",
  summary: "What was done with many cases at once, the newest 20.",
  caller: "staff",
  right: "see_inbox",
  input: z.object({}),
  output: z.object({ actions: z.array(z.object({ ...bulk, ...deed })) }),
});

export const GetBulkCaseAction = endpoint({
  path: "/staff/getBulkCaseAction",
  summary: "How far something is that is done with many cases: what is done, what is left, and what was not and why.",
  caller: "staff",
  right: "see_inbox",
  input: z.object({
    id: z.uuid("format"),
    /** Refused cases behind this place. */
    after: refusedBehind,
  }),
  output: z.object({
    ...bulkSoFar,
    ...deed,
    /** All of which it is done with; `owner`: by name. */
    filter: z.object({ view: z.enum(inboxViews), kind: z.nullable(z.string()), owner: z.nullable(z.string()) }),
    /** The refused, 50 at a time. */
    cases: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        subject: z.string(),
        title: z.nullable(z.string()),
        orderNumber: z.nullable(z.string()),
        why: z.string(),
      }),
    ),
  }),
  refusals: ["NOT_FOUND"],
});
