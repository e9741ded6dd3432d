import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey } from "../../../kernel/fields.ts";

const Proposal = z.object({
  id: z.string(),
  kind: z.enum(["plan", "plans", "prices", "schedule"]),
  state: z.enum(["proposed", "confirmed", "declined"]),
  plans: z.array(
    z.object({
      code: z.string(),
      differences: z.array(
        z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
      ),
      /** Somebody has changed the plan since: it cannot be confirmed as it is. */
      isOvertaken: z.boolean(),
    }),
  ),
  /** Of prices to come. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  who: z.string(),
  at: z.string(),
  isMine: z.boolean(),
  decided: z.nullable(z.object({ who: z.string(), at: z.string() })),
});

export const GetPriceProposals = endpoint({
  path: "/staff/getPriceProposals",
  summary: "Prices that wait for a second person, the oldest first; and the last that were decided.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({}),
  output: z.object({ open: z.array(Proposal), decided: z.array(Proposal) }),
});

const Which = z.object({ requestKey: RequestKey, id: z.uuid("format") });

export const ConfirmPrices = endpoint({
  path: "/staff/confirmPrices",
  summary: "The second person: publishes or schedules what a colleague has proposed, unless a plan has changed since.",
  caller: "staff",
  right: "edit_catalogue",
  isFresh: true,
  limit: "write",
  input: Which,
  output: z.object({ plans: z.int() }),
  refusals: [
    "NOT_FOUND",
    "OWN_PROPOSAL",
    "PROPOSAL_OVER",
    "RECORD_CHANGED",
    "PLAN_NOT_ON_SALE",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});

export const DeclinePrices = endpoint({
  path: "/staff/declinePrices",
  summary: "Ends a proposal unpublished; whoever made it takes it back with this.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: Which,
  output: z.object({}),
  refusals: ["NOT_FOUND", "PROPOSAL_OVER", "REQUEST_KEY_REUSED"],
});
