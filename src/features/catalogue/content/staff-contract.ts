import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, RequestKey, shortText } from "../../../kernel/fields.ts";
import { languages } from "../../../kernel/language.ts";
import { faqKinds } from "./faq-kinds.ts";
import { cellStates, textActions, textKinds } from "./staff-rules.ts";

export const Kind = z.enum(textKinds, "choose");
/** An id or a document's name; of a question with its kind before it, `Use.hotspot`. */
export const Name = shortText(120).check(z.minLength(1, "empty"));
export const Version = z.nullable(z.string("empty").check(z.regex(/^[0-9a-f]{32}$/, "format")));
const Written = (most: number) =>
  z.string("empty").check(z.maxLength(most, "long"), z.regex(/^[^\0\p{Cs}]*$/u, "format"));
const Differences = z.array(
  z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
);
const mostParagraphs = 200;

/** As a form sends it. `right`: paragraphs that hold although the original has changed. */
export const TextWish = z.object({
  kind: Kind,
  name: Name,
  facts: z.record(Written(40), Written(80)),
  /** Of the privacy policy: customers are asked for their consent again, and told by e-mail. */
  isMaterial: z.optional(z.boolean()),
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
        isWithdrawn: z.boolean(),
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
    isWithdrawn: z.boolean(),
    /** What a policy's next version may be called, and when it may begin. */
    next: z.nullable(z.object({ version: z.string(), effective: z.string() })),
    /** Of a policy, the newest first; without a day its text was not kept. */
    versions: z.array(z.object({ version: z.string(), effective: z.nullable(z.string()) })),
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
    history: z.array(
      z.object({ at: z.string(), who: z.string(), what: z.enum(textActions), differences: Differences }),
    ),
  }),
  refusals: ["NOT_FOUND"],
});

const Entries = z.record(Written(60), Written(20_000));

/** Facts about China, by their kind and name, are drafted as texts are. */
const DraftKind = z.enum([...textKinds, "china"], "choose");

export const GetTextDrafts = endpoint({
  path: "/staff/getTextDrafts",
  summary: "What the caller has typed and not published, and what colleagues have.",
  caller: "staff",
  right: "edit_catalogue",
  input: z.object({ kind: DraftKind, name: shortText(120) }),
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
    kind: DraftKind,
    name: shortText(120),
    version: Version,
    entries: z.nullable(Entries.check(z.refine((entries) => Object.keys(entries).length <= 1500, "long"))),
  }),
  output: z.object({}),
});

export const LinkTextDraft = endpoint({
  path: "/staff/linkTextDraft",
  summary: "An address under which whoever has it reads the caller's draft on its page of the shop, for three days.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({ requestKey: RequestKey, kind: Kind, name: shortText(120) }),
  output: z.object({ address: z.string(), until: z.string() }),
  refusals: ["NOT_FOUND", "REQUEST_KEY_REUSED"],
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
    /** It was withdrawn, and publishing shows it again. */
    comesBack: z.boolean(),
    /** The day from which a policy is in force, where it is still to come: nobody reads it before. */
    from: z.nullable(z.string()),
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
  /** `isProposed`: it waits for a second reader, and nothing is changed. */
  output: z.object({ version: Version, differences: Differences, isProposed: z.boolean() }),
  refusals: ["RECORD_CHANGED", "NOT_FOUND"],
});

const Withdrawn = z.object({ requestKey: RequestKey, kind: z.enum(["notice", "question"], "choose"), name: Name });

export const WithdrawText = endpoint({
  path: "/staff/withdrawText",
  summary:
    "Takes a notice or a question from the shop in all its languages; a policy stays for those who agreed to it.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.extend(Withdrawn, { version: z.string("empty") }),
  output: z.object({}),
  refusals: ["RECORD_CHANGED", "NOT_FOUND", "REQUEST_KEY_REUSED"],
});

export const PutTextBack = endpoint({
  path: "/staff/putTextBack",
  summary: "Shows a withdrawn text again, as it was.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: Withdrawn,
  output: z.object({}),
  refusals: ["NOT_FOUND", "REQUEST_KEY_REUSED"],
});

const Order = z.array(Name).check(z.maxLength(1000, "long"));

export const OrderQuestions = endpoint({
  path: "/staff/orderQuestions",
  summary: "The questions of one kind in another order. `was`: the order that was seen; on another one it is refused.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({ requestKey: RequestKey, topic: z.enum(faqKinds, "choose"), was: Order, order: Order }),
  output: z.object({}),
  refusals: ["RECORD_CHANGED", "REQUEST_KEY_REUSED"],
});
