import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey } from "../../../kernel/fields.ts";
import { enquiryFilter } from "../../people/enquiries/enquiry-filter.ts";
import { enquiryDeeds } from "../../people/enquiries/rules.ts";
import { enquiryViews } from "../../people/enquiries/staff-contract.ts";
import { bulk, bulkSoFar, refusedBehind } from "../bulk/contract.ts";

/** A filter that a newer version wrote down and this one does not know is a failure, not all enquiries. */
export const EnquiriesOfFilter = z.strictObject({
  view: z.optional(z.enum(enquiryViews, "choose")),
  ...enquiryFilter,
});
export type EnquiriesOfFilter = z.output<typeof EnquiriesOfFilter>;

export const StartBulkEnquiryAction = endpoint({
  path: "/staff/startBulkEnquiryAction",
  summary:
    "Gives or closes all enquiries that a filter leaves and that are not closed, 10,000 at most. It begins after ten seconds.",
  caller: "staff",
  right: "work_enquiries",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    deed: z.enum(enquiryDeeds, "choose"),
    /** To whom they are given; null puts them back. */
    to: z.optional(z.nullable(z.uuid("choose"))),
    ...EnquiriesOfFilter.shape,
  }),
  output: z.object({ id: z.string() }),
  refusals: ["BULK_UNDER_WAY", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const StopBulkEnquiryAction = endpoint({
  path: "/staff/stopBulkEnquiryAction",
  summary: "Stops what is being done with many enquiries, a colleague's too; what is done stays done.",
  caller: "staff",
  right: "work_enquiries",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "BULK_OVER", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

const deed = { deed: z.enum(enquiryDeeds) };

export const GetBulkEnquiryActions = endpoint({
  path: "/staff/getBulkEnquiryActions",
  summary: "What was done with many enquiries at once, the newest 20.",
  caller: "staff",
  right: "see_enquiries",
  input: z.object({}),
  output: z.object({ actions: z.array(z.object({ ...bulk, ...deed })) }),
});

export const GetBulkEnquiryAction = endpoint({
  path: "/staff/getBulkEnquiryAction",
  summary:
    "How far something is that is done with many enquiries: what is done, what is left, and what was not and why.",
  caller: "staff",
  right: "see_enquiries",
  input: z.object({
    id: z.uuid("format"),
    /** Refused enquiries behind this place. */
    after: refusedBehind,
  }),
  output: z.object({
    ...bulkSoFar,
    ...deed,
    /** All of which it is done with. */
    filter: z.object(EnquiriesOfFilter.shape),
    /** Of the filter, in words. */
    country: z.nullable(z.string()),
    owner: z.nullable(z.string()),
    /** The refused, 50 at a time. */
    enquiries: z.array(z.object({ number: z.string(), company: z.nullable(z.string()), why: z.string() })),
  }),
  refusals: ["NOT_FOUND"],
});
