import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";

export const GetWholesaleTiers = endpoint({
  path: "/product/getWholesaleTiers",
  summary:
    "From how many pieces a month a plan costs how much less than in the shop; null where the operator tells it on request alone.",
  caller: "everybody",
  kept: [],
  input: z.object({}),
  output: z.object({ tiers: z.array(z.object({ from: z.int(), percentOff: z.nullable(z.int()) })) }),
});
