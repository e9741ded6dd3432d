import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode } from "../../../kernel/fields.ts";

const Area = z.string("empty").check(z.regex(/^[a-z][a-z-]{1,40}$/, "format"));

export const GetChangedWords = endpoint({
  path: "/common/getChangedWords",
  summary: "What staff have changed of the words of some pages, for a page that is opened without being loaded.",
  caller: "everybody",
  kept: ["areas", "lang"],
  input: z.object({
    areas: z.array(Area, "choose").check(z.maxLength(20, "long")),
    lang: z.optional(LanguageCode),
  }),
  output: z.object({
    /** By area and place: each text as the shop has it, and as it is said. */
    changed: z.record(z.string(), z.record(z.string(), z.array(z.tuple([z.string(), z.string()])))),
  }),
});
