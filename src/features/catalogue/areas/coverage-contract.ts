import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";

export const GetCoverage = endpoint({
  path: "/staff/getCoverage",
  summary: "The networks of each country, by agreement, with what is on sale there.",
  caller: "staff",
  right: "see_catalogue",
  /** Part of a country's name in any language, of a carrier, an agreement or an access point. */
  input: z.object({ search: z.optional(shortText(60)) }),
  output: z.object({
    countries: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        carriers: z.array(z.string()),
        sets: z.array(z.object({ set: z.string(), networks: z.int() })),
        newest: z.string(),
        apns: z.array(z.string()),
        plans: z.int(),
      }),
    ),
  }),
});
