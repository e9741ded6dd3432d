import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { mostCorrected } from "./rules.ts";

const Iccid = shortText(40).check(z.minLength(1, "empty"));
const states = ["proposed", "decided", "done", "failed", "withdrawn"] as const;

export const GetPrepaidCorrections = endpoint({
  path: "/staff/getPrepaidCorrections",
  summary: "The balance of a prepaid card by its entries, and what staff corrected, the newest first.",
  caller: "staff",
  right: "see_customers",
  input: z.object({ iccid: Iccid }),
  output: z.object({
    balance: MoneyAmount,
    validUntil: z.nullable(z.string()),
    corrections: z.array(
      z.object({
        id: z.string(),
        amount: MoneyAmount,
        reason: z.string(),
        state: z.enum(states),
        failure: z.nullable(z.string()),
        who: z.string(),
        isMine: z.boolean(),
        second: z.nullable(z.string()),
        at: z.string(),
        /** Decided and held: the network has not been asked. */
        takeBackUntil: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ["NOT_FOUND"],
});

export const CorrectBalance = endpoint({
  path: "/staff/correctBalance",
  summary:
    "Adds to the balance of a prepaid card or takes from it, never below zero, with a reason; half a minute later, unless taken back, the network is asked until it answers. Above the caller's limit a colleague must confirm it first.",
  caller: "staff",
  right: "give_refunds",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    iccid: Iccid,
    /** In minor units of HKD; below zero takes. */
    amount: z.int("number").check(z.gte(-mostCorrected, "range"), z.lte(mostCorrected, "range")),
    reason: shortText(500).check(z.minLength(1, "empty")),
  }),
  output: z.object({ isProposal: z.boolean() }),
  refusals: ["NOT_FOUND", "BEYOND_LIMIT", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

const Proposal = z.object({ requestKey: RequestKey, id: z.uuid("format") });

export const ConfirmCorrection = endpoint({
  path: "/staff/confirmCorrection",
  summary: "Confirms a correction that a colleague has proposed, never one's own.",
  caller: "staff",
  right: "give_refunds",
  isFresh: true,
  limit: "write",
  input: Proposal,
  output: z.object({}),
  refusals: ["NOT_FOUND", "OWN_PROPOSAL", "PROPOSAL_OVER", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const WithdrawCorrection = endpoint({
  path: "/staff/withdrawCorrection",
  summary: "Takes a correction back that is proposed or in its half minute, one's own or a colleague's.",
  caller: "staff",
  right: "give_refunds",
  limit: "write",
  input: Proposal,
  output: z.object({}),
  refusals: ["NOT_FOUND", "PROPOSAL_OVER", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
