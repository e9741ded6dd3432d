import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { Amount } from "../../../kernel/record-fields.ts";

export const SetPlanCost = endpoint({
  path: "/staff/setPlanCost",
  summary: "What a plan costs us, for a day pass each day. The shop reads it nowhere.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    code: shortText(80).check(z.minLength(1, "empty")),
    /** Of the cost that was seen; 0: none. */
    version: z.int().check(z.minimum(0, "number")),
    amount: Amount,
    currency: z.enum(currencies, "choose"),
  }),
  output: z.object({ version: z.int() }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND", "REQUEST_KEY_REUSED"],
});
