import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { entryPlaces, whoEnters } from "./rules.ts";

export const GetEsimEntry = endpoint({
  path: "/product/getEsimEntry",
  summary: "What the eSIM entry asks before it leads on (row H6): who would be signed in with what, masked.",
  caller: "anyone",
  input: z.object({ from: z.optional(z.enum(entryPlaces, "choose")) }),
  output: z.object({
    who: z.enum(whoEnters),
    /** Masked. */
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    checkedIccid: z.nullable(z.string()),
    /** Where the footer's entry leads; browsers keep it under this name for the tab. */
    marketUrl: z.string(),
  }),
});

export const GetEsimLink = endpoint({
  path: "/product/getEsimLink",
  summary:
    "Where the eSIM entry leads (spec 7): a JSON string whose `url` is to be followed at once. Whoever is signed in gets a ticket in it: for a minute, once, and for this browser.",
  caller: "anyone",
  limit: "write",
  input: z.object({ gdsProductCode: z.optional(shortText(64)) }),
  output: z.string(),
});

export const RedeemEsimCode = endpoint({
  path: "/product/redeemEsimCode",
  summary:
    "For the operator's eSIM service alone, by its secret: who came back from /esim/open with this code. Once, within a minute, as long as they are signed in.",
  caller: "anyone",
  input: z.object({ secret: shortText(200), code: shortText(100) }),
  output: z.object({ email: z.string(), phone: z.nullable(z.string()), lang: z.string() }),
  refusals: ["CODE_WRONG", "NOT_ALLOWED", "TRIED_OFTEN"],
});
