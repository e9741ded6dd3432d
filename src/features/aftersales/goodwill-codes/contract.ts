import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { largestTotal, RequestKey, shortText } from "../../../kernel/fields.ts";
import { goodwillUnits } from "./rules.ts";

export const GiveGoodwill = endpoint({
  path: "/staff/giveGoodwill",
  summary:
    "Makes a promo code for the buyer of an order alone, valid once, and sends it by e-mail half a minute later, unless taken back. Nobody else is shown it.",
  caller: "staff",
  right: "give_goodwill",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    number: shortText(40).check(z.minLength(1, "empty")),
    /** In minor units of the order's currency, or in percent of what the order cost. */
    takesOff: z.int("number").check(z.gte(1, "range"), z.lte(largestTotal, "range")),
    unit: z.enum(goodwillUnits, "choose"),
    because: shortText(500).check(z.minLength(1, "empty")),
  }),
  output: z.object({}),
  refusals: [
    "ORDER_NOT_FOUND",
    "ORDER_NOT_PAID",
    "BEYOND_LIMIT",
    "CONFIRM_FIRST",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});

export const TakeGoodwillBack = endpoint({
  path: "/staff/takeGoodwillBack",
  summary: "Takes a goodwill code back with the letter that brings it, within its half minute.",
  caller: "staff",
  right: "give_goodwill",
  limit: "write",
  /** `id`: of the letter. */
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "MAIL_NOT_AGAIN", "BUYER_ACTED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
