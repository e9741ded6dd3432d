import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { languages } from "../../../kernel/language.ts";
import { failureKinds } from "./rules.ts";

const Counts = {
  /** Orders that failed in the last 24 hours, and how many do so on a usual day. */
  failed: z.int(),
  usual: z.number(),
};

export const GetCarrierFailures = endpoint({
  path: "/staff/getCarrierFailures",
  summary: "Where orders fail at carriers now against the usual, and the notices that stand on the pages of countries.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({}),
  output: z.object({
    now: z.string(),
    places: z.array(
      z.object({
        /** A country, or a region's slug: nobody knows in which of its countries. */
        area: z.string(),
        name: z.string(),
        networkSet: z.string(),
        carriers: z.array(z.string()),
        ...Counts,
        /** What was sold there in the same hours, and on a usual day. */
        sold: z.int(),
        usuallySold: z.number(),
        standsOut: z.boolean(),
        kinds: z.array(z.object({ kind: z.enum(failureKinds), ...Counts })),
        /** Those that are said there already. */
        notices: z.array(z.string()),
      }),
    ),
    notices: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        version: z.string(),
        countries: z.array(z.string()),
        until: z.nullable(z.string()),
      }),
    ),
  }),
});

export const GetReadyNotice = endpoint({
  path: "/staff/getReadyNotice",
  summary: "A notice about a carrier that fails, ready to be published in every language; changes nothing.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ area: shortText(60) }),
  output: z.object({
    name: z.string(),
    countries: z.array(z.string()),
    until: z.string(),
    languages: z.array(
      z.object({ language: z.enum(languages), title: z.string(), source: z.string(), text: z.string() }),
    ),
  }),
  refusals: ["NOT_FOUND"],
});
