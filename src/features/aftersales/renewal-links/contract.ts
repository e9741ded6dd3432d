import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";

export const SendRenewalLink = endpoint({
  path: "/staff/sendRenewalLink",
  summary:
    "E-mails the buyer of a SIM a link to the order form, with the SIM and a plan filled in. It is over after a week.",
  caller: "staff",
  right: "send_mails",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    iccid: z.string("empty").check(z.regex(/^\d{19,20}$/, "iccid")),
    plan: shortText(60).check(z.minLength(1, "empty")),
    /** Of a plan by the day; a package has its own. */
    days: z.optional(z.int("number").check(z.gte(1, "range"), z.lte(365, "range"))),
  }),
  output: z.object({ openUntil: z.string() }),
  refusals: [
    "NOT_FOUND",
    "SIM_NOT_OURS",
    "PLAN_NOT_ON_SALE",
    "WAY_NOT_OFFERED",
    "DAYS_NOT_OFFERED",
    "MAILED_OFTEN",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});

export const GetRenewalLink = endpoint({
  path: "/order/getRenewalLink",
  summary: "The SIM that a link from our staff is about.",
  caller: "anyone",
  input: z.object({ link: z.string("empty").check(z.maxLength(400, "long"), z.regex(/^[\w-]+$/, "format")) }),
  output: z.object({
    /** null: the link is over, or none of ours. */
    iccid: z.nullable(z.string()),
  }),
});
