import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode } from "../../../kernel/fields.ts";

const Listed = z.array(z.union([z.object({ key: z.string() }), z.object({ title: z.string(), link: z.string() })]));

export const GetMenuLinks = endpoint({
  path: "/common/getMenuLinks",
  summary: "The lists of the menu where staff have changed them: its own entries by their keys, and links out of it.",
  caller: "everybody",
  kept: ["lang"],
  input: z.object({ lang: z.optional(LanguageCode) }),
  output: z.object({ support: z.nullable(Listed), partnership: z.nullable(Listed) }),
});
