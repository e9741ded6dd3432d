import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, shortText } from "../../../kernel/fields.ts";
import { languages } from "../../../kernel/language.ts";
import { cellStates, textKinds } from "./staff-rules.ts";

const Kind = z.enum(textKinds, "choose");
/** An id or a document's name; of a question with its kind before it, `Use.hotspot`. */
const Name = shortText(120).check(z.minLength(1, "empty"));
const Version = z.nullable(z.string("empty").check(z.regex(/^[0-9a-f]{32}$/, "format")));
const Written = (most: number) =>
  z.string("empty").check(z.maxLength(most, "long"), z.regex(/^[^\0\p{Cs}]*$/u, "format"));
const Differences = z.array(
  z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
);
const mostParagraphs = 200;

/** As a form sends it. `right`: paragraphs that hold although the original has changed. */
const TextWish = z.object({
  kind: Kind,
  name: Name,
  facts: z.record(Written(40), Written(80)),
  languages: z.partialRecord(
    z.enum(languages),
    z.object({
      title: Written(400),
      source: Written(200),
      paragraphs: z.array(Written(20_000)).check(z.maxLength(mostParagraphs, "long")),
      right: z.array(z.int("format")).check(z.maxLength(mostParagraphs, "long")),
    }),
  ),
});
export type TextWish = z.output<typeof TextWish>;

export const GetTexts = endpoint({
  path: "/staff/getTexts",
  summary: "All notices, questions or policies, and how each language stands to the original.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({ kind: Kind, lang: z.optional(LanguageCode) }),
  output: z.object({
    counts: z.array(z.object({ kind: Kind, count: z.int() })),
    texts: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        languages: z.array(z.object({ language: z.enum(languages), behind: z.int(), missing: z.int() })),
      }),
    ),
  }),
});

export const GetText = endpoint({
  path: "/staff/getText",
  summary: "A text in all its languages, paragraph by paragraph, with its history.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({ kind: Kind, name: Name }),
  output: z.object({
    version: z.string(),
    facts: z.record(z.string(), z.string()),
    languages: z.array(
      z.object({
        language: z.enum(languages),
        title: z.string(),
        source: z.string(),
        paragraphs: z.array(
          z.object({
            text: z.string(),
            state: z.enum(cellStates),
            /** What the original said when this was translated, where that is known. */
            originalWas: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    history: z.array(z.object({ at: z.string(), who: z.string(), differences: Differences })),
  }),
  refusals: ["NOT_FOUND"],
});

const Entries = z.record(Written(60), Written(20_000));

export const GetTextDrafts = endpoint({
  path: "/staff/getTextDrafts",
  summary: "What the caller has typed and not published, and what colleagues have.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ kind: Kind, name: shortText(120) }),
  output: z.object({
    mine: z.nullable(z.object({ entries: Entries, version: z.nullable(z.string()), savedAt: z.string() })),
    others: z.array(z.object({ who: z.string(), savedAt: z.string(), entries: Entries })),
  }),
});

export const KeepTextDraft = endpoint({
  path: "/staff/keepTextDraft",
  summary: "Keeps the entries of a form as typed, valid or not; without entries the draft is dropped.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    kind: Kind,
    name: shortText(120),
    version: Version,
    entries: z.nullable(Entries.check(z.refine((entries) => Object.keys(entries).length <= 1500, "long"))),
  }),
  output: z.object({}),
});

export const LookThroughText = endpoint({
  path: "/staff/lookThroughText",
  summary: "What publishing a text would change, and each page as it would be; changes nothing.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ text: TextWish, version: Version }),
  output: z.object({
    differences: Differences,
    /** Nothing differs, not even what a translation is marked as. */
    isThere: z.boolean(),
    pages: z.array(z.object({ language: z.enum(languages), title: z.string(), html: z.string() })),
    warnings: z.array(
      z.object({ language: z.enum(languages), field: z.string(), wrote: z.string(), better: z.string() }),
    ),
  }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});

export const PublishText = endpoint({
  path: "/staff/publishText",
  summary: "Puts a text into the shop in all its languages. The version makes a repeat harmless.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({ text: TextWish, version: Version }),
  output: z.object({ version: z.string(), differences: Differences }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});
