import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { languages } from "../../../kernel/language.ts";
import { longestText, wordStates } from "./rules.ts";

const Area = z.string("empty").check(z.regex(/^[a-z][a-z-]{1,40}$/, "format"));
const Path = z.string("empty").check(z.regex(/^[\w/-]+(\.[\w/-]+)*$/, "format"), z.maxLength(120, "long"));
const Kind = z.enum(["pages", "sent"], "choose");
const Version = z.int("number").check(z.gte(0, "range"));
const State = z.enum(wordStates);
const mostTexts = 16;
/** Longer than is allowed, so that what is too long is said by the rules, at its field. */
const Typed = z.string("empty").check(z.maxLength(2 * longestText, "long"), z.regex(/^[^\0\p{Cs}]*$/u, "format"));
const Differences = z.array(z.object({ field: z.string(), before: z.string(), after: z.string() }));

export const Reason = shortText(300).check(z.minLength(1, "empty"));

/** As a form sends it, texts with the names of their values. `right`: it holds although the original has changed. */
export const WordsWish = z.object({
  area: Area,
  path: Path,
  version: Version,
  languages: z.partialRecord(
    z.enum(languages),
    z.object({ texts: z.array(Typed).check(z.maxLength(mostTexts, "long")), right: z.boolean("choose") }),
  ),
});
export type WordsWish = z.output<typeof WordsWish>;

export const GetWords = endpoint({
  path: "/staff/getWords",
  summary: "The words of pages or of what is sent, by area, in every language; or those that contain a text.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({ kind: Kind, area: z.optional(Area), q: z.optional(shortText(100)) }),
  output: z.object({
    areas: z.array(z.object({ area: z.string(), count: z.int(), changed: z.int(), behind: z.int() })),
    messages: z.array(
      z.object({
        area: z.string(),
        path: z.string(),
        isEditable: z.boolean(),
        languages: z.array(
          z.object({ language: z.enum(languages), text: z.string(), state: State, isChanged: z.boolean() }),
        ),
      }),
    ),
    /** More were found than are shown. */
    isCut: z.boolean(),
  }),
});

export const GetMessage = endpoint({
  path: "/staff/getMessage",
  summary: "A message in every language, as the shop's files have it and as it is said, with its history.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({ area: Area, path: Path }),
  output: z.object({
    kind: Kind,
    /** The page of the shop that says it to everybody. */
    page: z.nullable(z.string()),
    version: z.int(),
    isEditable: z.boolean(),
    /** Of its values, as they stand in braces. */
    names: z.array(z.string()),
    languages: z.array(
      z.object({
        language: z.enum(languages),
        compiled: z.array(z.string()),
        texts: z.array(z.string()),
        isChanged: z.boolean(),
        state: State,
        /** What the original said when this was written. */
        originalWas: z.nullable(z.string()),
        isOfOtherFiles: z.boolean(),
      }),
    ),
    history: z.array(
      z.object({
        version: z.int(),
        at: z.string(),
        who: z.string(),
        reason: z.string(),
        languages: z.array(z.object({ language: z.enum(languages), texts: z.nullable(z.array(z.string())) })),
      }),
    ),
  }),
  refusals: ["NOT_FOUND"],
});

const Entries = z.record(Typed.check(z.maxLength(60, "long")), Typed);

export const GetWordsDrafts = endpoint({
  path: "/staff/getWordsDrafts",
  summary: "What the caller has typed for a message and not published, and what colleagues have.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ area: Area, path: Path }),
  output: z.object({
    mine: z.nullable(z.object({ entries: Entries, version: z.int(), savedAt: z.string() })),
    others: z.array(z.object({ who: z.string(), savedAt: z.string(), entries: Entries })),
  }),
});

export const KeepWordsDraft = endpoint({
  path: "/staff/keepWordsDraft",
  summary: "Keeps the entries of a message's form as typed, valid or not; without entries the draft is dropped.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    area: Area,
    path: Path,
    version: Version,
    entries: z.nullable(Entries.check(z.refine((entries) => Object.keys(entries).length <= 150, "long"))),
  }),
  output: z.object({}),
});

export const LookThroughWords = endpoint({
  path: "/staff/lookThroughWords",
  summary: "What publishing a message would change; changes nothing.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ words: WordsWish }),
  output: z.object({
    differences: Differences,
    /** Nothing differs, not even what a translation is marked as. */
    isThere: z.boolean(),
    warnings: z.array(
      z.object({ language: z.enum(languages), field: z.string(), wrote: z.string(), better: z.string() }),
    ),
  }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});

export const PublishWords = endpoint({
  path: "/staff/publishWords",
  summary: "Says a message in other words from the next request on; texts as in the shop's files give it back to them.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    words: WordsWish,
    reason: Reason,
  }),
  /** `isProposed`: they wait for a second reader, and nothing is changed. */
  output: z.object({ version: z.int(), isProposed: z.boolean() }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

const ChangedInLanguages = z.partialRecord(
  z.enum(languages),
  z.record(z.string(), z.record(z.string(), z.array(z.tuple([z.string(), z.string()])))),
);

export const GetDraftedWords = endpoint({
  path: "/staff/getDraftedWords",
  summary:
    "Every changed word, and of one message what the caller has typed: a page is drawn with them for the caller.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ area: Area, path: Path }),
  output: z.object({
    page: z.nullable(z.string()),
    words: z.object({ version: z.string(), languages: ChangedInLanguages }),
  }),
  refusals: ["NOT_FOUND"],
});
