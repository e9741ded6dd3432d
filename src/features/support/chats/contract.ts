import * as z from "zod/mini";
import { esimAnswers } from "../../../kernel/checked-device.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, LanguageCode, longText, RequestKey, shortText } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { Package } from "../../aftersales/packages/contract.ts";
import { faqKinds } from "../../catalogue/content/faq-kinds.ts";
import { EsimAnswer } from "../../catalogue/devices/contract.ts";
import { Network, PurchaseWays } from "../../catalogue/plans/contract.ts";
import { chatStates, longestQuestion, refundStates, whereabouts } from "./rules.ts";

/** A chat by its id and the key that its browser got with the first answer. */
const ChatKey = z.object({ id: z.uuid("format"), key: shortText(40) });

const Said = longText(longestQuestion).check(z.minLength(1, "empty"));

/** What the shop's own program answers: quotes, each with the place where it stands, and never a sentence of its own. */
const ChatAnswer = z.object({
  /** `resent`: the links of the order were sent again, to its own address. `written`: by the operator's own provider, in `said`. */
  to: z.enum(["entries", "device", "coverage", "person", "resent", "written"]),
  /** Of the questions, as they read now. */
  entries: z.array(z.object({ kind: z.enum(faqKinds), id: z.string(), Q: z.string(), A: z.string() })),
  /** A part of a policy, in the version that was in force when it was asked, with the day from which that held. */
  policy: z.nullable(
    z.object({
      docname: z.string(),
      title: z.string(),
      version: z.string(),
      effective: z.string(),
      isInForce: z.boolean(),
      /** Its address on the document's page. */
      part: z.string(),
      heading: z.string(),
      html: z.string(),
    }),
  ),
  /** A model of the list of devices. */
  device: z.nullable(
    z.object({
      slug: z.string(),
      model: z.string(),
      /** `no` of every watch: it shares its phone's number. */
      answer: EsimAnswer,
      isWatch: z.boolean(),
      /** Where it was sold with another answer. */
      places: z.array(z.object({ name: z.string(), answer: z.enum([...esimAnswers, "domestic"]) })),
      source: z.string(),
      asOf: z.string(),
    }),
  ),
  /** A country of the coverage, with what can be used there; the best networks first. */
  country: z.nullable(
    z.object({
      iso2: z.string(),
      name: z.string(),
      networks: z.array(z.pick(Network, { carrier: true, generations: true, apn: true })),
    }),
  ),
  /** What an order's own page says or does. */
  matter: z.nullable(z.enum(["where", "left", "refund", "resend"])),
  /** Where a provider says that it has what it has written. */
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  /** A person was asked for by name; otherwise the program does not know. */
  isAsked: z.boolean(),
});
export type ChatAnswer = z.output<typeof ChatAnswer>;

const Line = z.object({
  place: z.int(),
  who: z.enum(["visitor", "shop", "staff"]),
  said: z.nullable(z.string()),
  answer: z.nullable(ChatAnswer),
  helpful: z.nullable(z.boolean()),
  at: z.string(),
});
export type ChatLine = z.output<typeof Line>;

const ChatOrder = z.object({
  number: z.string(),
  state: z.enum(orderStates),
  way: PurchaseWays,
  /** Of the account in which the chat is: its own page there does everything. */
  isOfAccount: z.boolean(),
  refund: z.enum(refundStates),
  packages: z.array(
    z.extend(
      z.pick(Package, {
        state: true,
        areaName: true,
        kind: true,
        allowanceMb: true,
        remainingMb: true,
        remainingTodayMb: true,
        useBy: true,
        validUntil: true,
        asOf: true,
      }),
      {
        /** An eSIM on its phone, a card on its way, a renewal at the network. */
        where: z.enum(whereabouts),
      },
    ),
  ),
});
export type ChatOrder = z.output<typeof ChatOrder>;

export const Chat = z.object({
  id: z.string(),
  key: z.string(),
  state: z.enum(chatStates),
  lines: z.array(Line),
  /** Of those that wait for a person, how many came before; null when it does not wait. */
  before: z.nullable(z.int()),
  /** The mailbox that an answer goes to as well, masked. */
  mailbox: z.nullable(z.string()),
  /** The order that its person has proven to be theirs; an account's newest one, where it asks. */
  order: z.nullable(ChatOrder),
});
export type Chat = z.output<typeof Chat>;

export const AskChat = endpoint({
  path: "/chat/ask",
  summary:
    "Asks the support chat (row H10): answered at once from the shop's questions, policies, devices and coverage, each with its source, or it says that it does not know. Without a chat one begins, whose id and key come back.",
  caller: "perhaps_account",
  limit: "write",
  input: z.object({ chat: z.optional(ChatKey), requestKey: RequestKey, said: Said, lang: z.optional(LanguageCode) }),
  output: Chat,
  refusals: ["NOT_FOUND", "CHAT_FULL", "TRIED_OFTEN"],
});

export const GetChat = endpoint({
  path: "/chat/getChat",
  summary: "A chat with all its lines, also those that a person has answered since.",
  caller: "anyone",
  input: ChatKey,
  output: Chat,
  refusals: ["NOT_FOUND"],
});

export const HandOver = endpoint({
  path: "/chat/handOver",
  summary: "Hands a chat over to a person, with all that was said; with an e-mail address the answer goes there, too.",
  caller: "anyone",
  limit: "write",
  input: z.extend(ChatKey, { email: z.optional(Email) }),
  output: Chat,
  refusals: ["NOT_FOUND"],
});

export const RateChat = endpoint({
  path: "/chat/rate",
  summary: "Whether an answer of the program was helpful; editors read those that were not.",
  caller: "anyone",
  limit: "write",
  input: z.extend(ChatKey, { place: z.int("number"), helpful: z.boolean() }),
  output: Chat,
  refusals: ["NOT_FOUND"],
});

export const ProveOrder = endpoint({
  path: "/chat/proveOrder",
  summary:
    "Shows in a chat how far an order is, for whoever is signed in as its owner, has its link, or knows the address it was bought with; never its codes, names or links.",
  caller: "perhaps_account",
  limit: "write",
  input: z.extend(ChatKey, {
    orderNumber: shortText(20).check(z.minLength(1, "empty")),
    email: z.optional(Email),
    orderKey: z.optional(shortText(200)),
  }),
  output: Chat,
  refusals: ["NOT_FOUND", "ORDER_NOT_FOUND", "TRIED_OFTEN"],
});

export const ResendLinks = endpoint({
  path: "/chat/resendLinks",
  summary: "Sends the links of the order that a chat has proven again, to the address of the order and to no other.",
  caller: "anyone",
  limit: "write",
  input: z.extend(ChatKey, { requestKey: RequestKey }),
  output: Chat,
  refusals: ["NOT_FOUND", "ORDER_NOT_FOUND", "TRIED_OFTEN"],
});

export const GetWidget = endpoint({
  path: "/chat/getWidget",
  summary: "The page of a chat service that is shown instead of the shop's own chat, if the operator has set one.",
  caller: "everybody",
  kept: ["lang"],
  input: z.object({ lang: z.optional(LanguageCode) }),
  output: z.object({ address: z.nullable(z.string()) }),
});
