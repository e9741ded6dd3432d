import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";

/** As people type or paste them; at most as many SIMs as in one order. */
export const TypedIccids = z.array(shortText(40)).check(z.minLength(1, "empty"), z.maxLength(20, "fewer"));

export const simProblems = [
  "empty",
  "iccid",
  "iccid.prefix",
  "iccid.duplicate",
  "iccid.unknown",
  "iccid.blocked",
  "iccid.expired",
  "iccid.refused",
] as const;
export type SimProblem = (typeof simProblems)[number];

export const CheckICCID = endpoint({
  path: "/user/checkICCID",
  summary:
    "Whether SIMs can take another plan: their numbers as they are kept, each with its problem, and nothing else about them. Why a SIM cannot take one is told to the account that bought it; 30 different numbers an hour.",
  caller: "perhaps_account",
  limit: "write",
  input: z.object({ iccids: TypedIccids, planCode: z.optional(shortText(80)) }),
  /** In the order given; `iccid` is the input itself where it is no ICCID. */
  output: z.object({
    sims: z.array(
      z.object({ iccid: z.string(), problem: z.nullable(z.enum(simProblems)), message: z.nullable(z.string()) }),
    ),
  }),
  refusals: ["PLAN_NOT_ON_SALE", "WAY_NOT_OFFERED", "NETWORK_UNAVAILABLE", "TRIED_OFTEN"],
});
