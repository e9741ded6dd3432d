import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { largestPriceFile } from "./rules.ts";

const Prices = z.record(z.enum(currencies), z.object({ amount: z.int(), was: z.nullable(z.int()) }));

export const ComparePriceFile = endpoint({
  path: "/staff/comparePriceFile",
  summary: "Holds the prices of a plans.csv against those of now, by the importer's rules; changes nothing.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "compute",
  input: z.object({ content: z.string("empty").check(z.maxLength(largestPriceFile, "long")) }),
  output: z.object({
    /** The plans on sale whose prices differ, as publishing takes them. */
    changes: z.array(z.object({ code: z.string(), version: z.string(), prices: Prices, former: Prices })),
    /** Lines that the file has alone; of these and of all below the first hundred. */
    unknown: z.array(z.string()),
    /** What else differs in the file, and stays as it is. */
    otherwise: z.array(z.string()),
    problems: z.array(z.object({ line: z.nullable(z.int()), column: z.nullable(z.string()), text: z.string() })),
    allProblems: z.int(),
  }),
});
