import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { reaches } from "../../aftersales/staff-refunds/rules.ts";
import { differenceFilter } from "./difference-filter.ts";
import { causes, counterAccounts, deeds, differenceKinds } from "./rules.ts";

const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));
/** Of a gateway, whose currency need not be one of ours. */
const Side = z.object({ state: z.nullable(z.string()), amount: z.nullable(z.int()), currency: z.nullable(z.string()) });
const Deed = { deed: z.enum(deeds, "choose"), account: z.nullable(z.enum(counterAccounts, "choose")) };
const Shown = {
  id: z.string(),
  kind: z.enum(differenceKinds),
  /** The gateway's reference, or what the proof of the ledger names. */
  subject: z.string(),
  gateway: z.nullable(z.string()),
  cause: z.enum(causes),
  ours: z.nullable(Side),
  theirs: z.nullable(Side),
  /** How much more, or less, the gateway owes us by its own list; null where it cannot be said in one sum. */
  gap: z.nullable(MoneyAmount),
  order: z.nullable(z.string()),
  openedAt: z.string(),
  snoozedUntil: z.nullable(z.string()),
  /** A colleague's decision that waits for a second person. */
  isProposed: z.boolean(),
};

export const GetDifferences = endpoint({
  path: "/staff/getDifferences",
  summary:
    "Where the books and a gateway, or the books and themselves, do not say the same: the newest first, 50 at a time.",
  caller: "staff",
  right: "see_finance",
  input: z.object({ ...differenceFilter, after: z.optional(Cursor), before: z.optional(Cursor) }),
  output: z.object({
    differences: z.array(z.object(Shown)),
    newer: z.nullable(z.string()),
    older: z.nullable(z.string()),
    /** As many were looked through as are at once; the page behind goes on, or the one in front of it. */
    isCut: z.boolean(),
  }),
});

export const GetDifference = endpoint({
  path: "/staff/getDifference",
  summary: "One difference: both sides, what it likely comes from, what can be done about it, and what was decided.",
  caller: "staff",
  right: "see_finance",
  input: z.object({ id: z.uuid("format") }),
  output: z.object({
    ...Shown,
    version: z.int(),
    closedAt: z.nullable(z.string()),
    note: z.nullable(z.string()),
    /** Empty where nothing can be decided: it is closed, decided or ends by itself. */
    deeds: z.array(z.object({ ...Deed, sum: z.nullable(MoneyAmount), reach: z.enum(reaches) })),
    decisions: z.array(
      z.object({
        id: z.string(),
        ...Deed,
        sum: z.nullable(MoneyAmount),
        state: z.enum(["proposed", "decided", "done", "failed", "withdrawn"]),
        who: z.string(),
        isMine: z.boolean(),
        second: z.nullable(z.string()),
        at: z.string(),
        reason: z.string(),
        failure: z.nullable(z.string()),
        /** Decided and held: nothing has been carried out. */
        takeBackUntil: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ["NOT_FOUND"],
});

export const DecideDifference = endpoint({
  path: "/staff/decideDifference",
  summary:
    "Settles a difference: takes over what the gateway has, sends money back there, writes it off, or keeps our books; half a minute later, unless taken back. Above the caller's limit a colleague must confirm it first.",
  caller: "staff",
  right: "settle_differences",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    id: z.uuid("format"),
    version: z.int("number"),
    ...Deed,
    reason: shortText(500).check(z.minLength(1, "empty")),
  }),
  output: z.object({ isProposal: z.boolean() }),
  refusals: [
    "NOT_FOUND",
    "CASE_CHANGED",
    "CASE_CLOSED",
    "RECORD_CHANGED",
    "BEYOND_LIMIT",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});

const Decision = z.object({ requestKey: RequestKey, id: z.uuid("format") });

export const ConfirmDifference = endpoint({
  path: "/staff/confirmDifference",
  summary: "Confirms what a colleague has proposed about a difference, never what one has proposed oneself.",
  caller: "staff",
  right: "settle_differences",
  isFresh: true,
  limit: "write",
  input: Decision,
  output: z.object({}),
  refusals: ["NOT_FOUND", "OWN_PROPOSAL", "PROPOSAL_OVER", "RECORD_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const WithdrawDifference = endpoint({
  path: "/staff/withdrawDifference",
  summary:
    "Takes a decision about a difference back that is proposed or in its half minute, one's own or a colleague's.",
  caller: "staff",
  right: "settle_differences",
  limit: "write",
  input: Decision,
  output: z.object({}),
  refusals: ["NOT_FOUND", "PROPOSAL_OVER", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
