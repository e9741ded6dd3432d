import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, shortText } from "../../../kernel/fields.ts";

export const GetWordsPreview = endpoint({
  path: "/staff/getWordsPreview",
  summary:
    "E-mails and text messages with example data that say a message, with what the caller has typed for it; changes nothing.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "compute",
  input: z.object({
    area: z.string("empty").check(z.regex(/^[a-z][a-z-]{1,40}$/, "format")),
    path: shortText(120),
    lang: LanguageCode,
    example: z.optional(shortText(60)),
  }),
  output: z.object({
    /** Each e-mail that says it, by its name and its subject. */
    examples: z.array(z.object({ example: z.string(), subject: z.string() })),
    /** The chosen one, or the first. */
    letter: z.nullable(z.object({ example: z.string(), subject: z.string(), text: z.string(), html: z.string() })),
    /** Of a text message: what a phone shows, and how much of one message that takes. */
    textMessage: z.nullable(z.object({ text: z.string(), places: z.int(), of: z.int() })),
  }),
  refusals: ["NOT_FOUND"],
});
