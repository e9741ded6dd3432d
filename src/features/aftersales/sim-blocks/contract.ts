import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { blockCauses } from "./rules.ts";

const which = {
  requestKey: RequestKey,
  iccid: z.string("empty").check(z.regex(/^\d{19,20}$/, "iccid")),
  /** Of its block as the caller saw it; 0: it was never blocked. */
  version: z.int("number").check(z.gte(0, "range")),
  why: shortText(500).check(z.minLength(1, "empty")),
};
const staffDeed = { caller: "staff", right: "block_sims", isFresh: true, limit: "write" } as const;

export const BlockSim = endpoint({
  path: "/staff/blockSim",
  summary: "Has our network keep a SIM off, which then has no data. Its buyer is told once the network has done it.",
  ...staffDeed,
  input: z.object({ ...which, cause: z.enum(blockCauses, "choose") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "SIM_NOT_OURS", "CASE_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const UnblockSim = endpoint({
  path: "/staff/unblockSim",
  summary: "Has our network let a blocked SIM in again. Its buyer is told once the network has done it.",
  ...staffDeed,
  input: z.object(which),
  output: z.object({}),
  refusals: ["NOT_FOUND", "SIM_NOT_OURS", "CASE_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
