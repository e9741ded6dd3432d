import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { priceActions } from "../../records/actions/rules.ts";

const Place = z.optional(shortText(100));
const Prices = z.record(z.enum(currencies), z.object({ amount: z.int(), was: z.nullable(z.int()) }));

export const GetPriceHistory = endpoint({
  path: "/staff/getPriceHistory",
  summary: "What prices were changed from and to, by whom and when, the newest first; of all plans or of one.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({ plan: z.optional(shortText(60)), after: Place, before: Place }),
  output: z.object({
    changes: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        who: z.string(),
        code: z.string(),
        action: z.enum(priceActions),
        /** In minor units. */
        differences: z.array(
          z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
        ),
        /** What turning it back starts from; null: the plan is not on sale. */
        now: z.nullable(z.object({ version: z.string(), prices: Prices })),
      }),
    ),
    newer: z.nullable(z.string()),
    older: z.nullable(z.string()),
  }),
});
