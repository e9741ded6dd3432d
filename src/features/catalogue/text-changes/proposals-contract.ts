import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey } from "../../../kernel/fields.ts";

const Proposal = z.object({
  id: z.string(),
  kind: z.enum(["text", "text_later", "words", "words_later"]),
  /** `notice harbour`, `words shell nav.buy`. */
  subject: z.string(),
  state: z.enum(["proposed", "confirmed", "declined"]),
  differences: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  /** Of words: why they are changed. */
  reason: z.nullable(z.string()),
  /** Of the privacy policy: customers are asked for their consent again. */
  isMaterial: z.boolean(),
  /** Somebody has changed it since: it cannot be confirmed as it is. */
  isOvertaken: z.boolean(),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  who: z.string(),
  at: z.string(),
  isMine: z.boolean(),
  decided: z.nullable(z.object({ who: z.string(), at: z.string() })),
});

export const GetTextProposals = endpoint({
  path: "/staff/getTextProposals",
  summary: "Texts and words that wait for a second reader, the oldest first; and the last that were decided.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({}),
  output: z.object({ open: z.array(Proposal), decided: z.array(Proposal) }),
});

const Which = z.object({ requestKey: RequestKey, id: z.uuid("format") });

export const ConfirmText = endpoint({
  path: "/staff/confirmText",
  summary: "The second reader: publishes or schedules what a colleague has written, unless it was changed since.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: Which,
  output: z.object({}),
  refusals: ["NOT_FOUND", "OWN_PROPOSAL", "PROPOSAL_OVER", "RECORD_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const DeclineText = endpoint({
  path: "/staff/declineText",
  summary: "Ends a proposal unpublished; whoever wrote it takes it back with this, and keeps the draft.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: Which,
  output: z.object({}),
  refusals: ["NOT_FOUND", "PROPOSAL_OVER", "REQUEST_KEY_REUSED"],
});
