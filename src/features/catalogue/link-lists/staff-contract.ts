import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { languages } from "../../../kernel/language.ts";
import { linkLists, mostLinks } from "./rules.ts";

const List = z.enum(linkLists, "choose");
const Version = z.int("number").check(z.gte(0, "range"));
/** Longer than is allowed, so that what is too long is said by the rules, at its field. */
const Written = z.string("empty").check(z.maxLength(1000, "long"), z.regex(/^[^\0\p{Cs}]*$/u, "format"));
const Entries = z.record(shortText(60), Written);

const Link = z.object({
  isShown: z.boolean("choose"),
  /** Of a ready-made entry; the others have an address and labels. */
  key: z.optional(shortText(60)),
  address: z.optional(Written),
  labels: z.optional(z.partialRecord(z.enum(languages), Written)),
});
const Links = z.array(Link).check(z.maxLength(mostLinks, "long"));

export const GetLinkLists = endpoint({
  path: "/staff/getLinkLists",
  summary:
    "The lists of the menu and the footer with their history, what the caller has typed, and who else is typing.",
  caller: "staff",
  right: "see_catalogue",
  input: z.object({}),
  output: z.object({
    lists: z.array(
      z.object({
        list: List,
        version: z.int(),
        isChanged: z.boolean(),
        /** Ready-made entries, as they are called in the caller's language. */
        called: z.record(z.string(), z.string()),
        links: Links,
        mine: z.nullable(z.object({ entries: Entries, version: z.int(), savedAt: z.string() })),
        others: z.array(z.object({ who: z.string(), savedAt: z.string() })),
        history: z.array(
          z.object({
            version: z.int(),
            at: z.string(),
            who: z.string(),
            reason: z.string(),
            links: z.nullable(Links),
          }),
        ),
      }),
    ),
  }),
});

export const KeepLinksDraft = endpoint({
  path: "/staff/keepLinksDraft",
  summary: "Keeps the entries of a list's form as typed, valid or not; without entries the draft is dropped.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    list: List,
    version: Version,
    entries: z.nullable(Entries.check(z.refine((entries) => Object.keys(entries).length <= 300, "long"))),
  }),
  output: z.object({}),
});

export const PublishLinks = endpoint({
  path: "/staff/publishLinks",
  summary: "Puts a list of the menu or the footer; null gives it back to how the shop came.",
  caller: "staff",
  right: "edit_catalogue",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    list: List,
    version: Version,
    links: z.nullable(Links),
    reason: shortText(300).check(z.minLength(1, "empty")),
  }),
  output: z.object({ version: z.int() }),
  refusals: ["RECORD_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
