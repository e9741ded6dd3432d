import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, shortText } from "../../../kernel/fields.ts";
import { faqKinds } from "./faq-kinds.ts";

const settingKeys = ["footer_about_faq", "footer_about_terms", "imprint", "notice"] as const;

const Link = z.object({ title: z.string(), link: z.string() });

/** Spec 7: the keys asked for, each with what the operator has written. */
export const GetCommonSetting = endpoint({
  path: "/common/getCommonSetting",
  summary: "Notices, the link lists of the footer, and who sells.",
  caller: "everybody",
  kept: ["KeyList", "lang"],
  input: z.object({
    KeyList: z.array(z.enum(settingKeys, "choose"), "choose").check(z.maxLength(10, "long")),
    lang: z.optional(LanguageCode),
  }),
  output: z.object({
    notice: z.optional(
      z.array(
        z.object({ id: z.string(), title: z.string(), content: z.string(), from: z.string(), publishedAt: z.string() }),
      ),
    ),
    footer_about_terms: z.optional(z.array(Link)),
    footer_about_faq: z.optional(z.array(Link)),
    /** Who sells. */
    imprint: z.optional(
      z.object({ name: z.string(), address: z.string(), registration: z.string(), email: z.string() }),
    ),
  }),
});

/** Spec 2: `/argeement?key=` and `/policy/{docname}` show the same documents. */
export const GetPolicy = endpoint({
  path: "/content/getPolicy",
  summary: "A policy document with its version and the date from which it holds; or what an earlier version said.",
  caller: "everybody",
  kept: ["docname", "version", "lang"],
  input: z.object({ docname: shortText(60), version: z.optional(shortText(40)), lang: z.optional(LanguageCode) }),
  output: z.object({
    docname: z.string(),
    /** In which it is written: that which was asked for, else English. */
    lang: LanguageCode,
    title: z.string(),
    version: z.string(),
    effective: z.string(),
    /** The version that is in force, where this is another one; empty where the document is gone. */
    inForce: z.nullable(z.string()),
    html: z.string(),
  }),
  refusals: ["NOT_FOUND"],
});

/** How many questions there are of each kind. */
const Counts = z.object({
  Product: z.int(),
  Use: z.int(),
  Troubles: z.int(),
  Real_name_registration: z.int(),
  eSIM: z.int(),
});

export const GetFaq = endpoint({
  path: "/content/getFaq",
  summary: "Questions and answers (HTML) of one kind, and how many there are of each.",
  caller: "everybody",
  kept: ["type", "lang"],
  input: z.object({ type: z.enum(faqKinds, "choose"), lang: z.optional(LanguageCode) }),
  output: z.object({ items: z.array(z.object({ id: z.string(), Q: z.string(), A: z.string() })), counts: Counts }),
});

/** Row C2: one search through all kinds. */
export const SearchFaq = endpoint({
  path: "/content/searchFaq",
  summary: "Questions and answers (HTML) of all kinds that say what was typed, the best first.",
  caller: "everybody",
  input: z.object({ query: shortText(100), lang: z.optional(LanguageCode) }),
  output: z.object({
    hits: z.array(z.object({ kind: z.enum(faqKinds), id: z.string(), Q: z.string(), A: z.string() })),
    counts: Counts,
  }),
});

/** Row C6: the shop's own page about itself asks this, and a page that waits for the end of an upgrade. */
export const GetMaintenance = endpoint({
  path: "/common/getMaintenance",
  summary: "Until when the shop is being upgraded, and why; nothing when it is open.",
  caller: "anyone",
  input: z.object({}),
  output: z.object({ until: z.optional(z.string()), reason: z.optional(z.string()), overdue: z.boolean() }),
});
