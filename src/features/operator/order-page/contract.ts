import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, MoneyAmount, shortText } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { RefundDecision, RefundWhy } from "../../aftersales/refund-requests/contract.ts";
import { mailKinds } from "../../aftersales/staff-mails/rules.ts";
import { PurchaseWays } from "../../catalogue/plans/contract.ts";
import { everyMoment, heards, momentGroups, takenBackAs } from "./rules.ts";

const Instant = z.string();
const Word = z.nullable(z.string());
const SomeMoney = z.nullable(MoneyAmount);

const Sim = z.object({
  position: z.int(),
  iccid: Word,
  traveller: Word,
  /** On the phone; null where it is no eSIM. */
  profile: Word,
  profileAt: z.nullable(Instant),
  device: Word,
  plan: z.nullable(
    z.object({
      state: z.string(),
      usedMb: z.int(),
      usedTodayMb: z.int(),
      useBy: Instant,
      begunAt: z.nullable(Instant),
      endsAt: z.nullable(Instant),
      asOf: z.nullable(Instant),
      isSlow: z.boolean(),
    }),
  ),
  renewal: Word,
});

/** What a person must decide or look at before anything else. */
const Request = z.object({
  id: z.string(),
  kind: z.enum(["refund", "withdrawal"]),
  positions: z.array(z.int()),
  reason: z.string(),
  note: Word,
  amount: MoneyAmount,
  askedAt: Instant,
  /** What the rule as sold says about each of its SIMs now. */
  terms: z.array(
    z.object({
      position: z.int(),
      answer: RefundDecision,
      why: RefundWhy,
      usedMb: z.nullable(z.int()),
      begunAt: z.nullable(Instant),
    }),
  ),
});

const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));

export const GetOrderPage = endpoint({
  path: "/staff/getOrderPage",
  summary:
    "An order with all that happened to it: what waits for a person, its money, SIMs, parcel, masked buyer and e-mails.",
  caller: "staff",
  right: "see_orders",
  refusals: ["ORDER_NOT_FOUND"],
  input: z.object({
    number: shortText(40),
    kind: z.optional(z.enum(momentGroups, "choose")),
    /** The moments before this one. */
    after: z.optional(Cursor),
    /** The SIMs from this place on. */
    sims: z.optional(z.int("number").check(z.gte(1, "range"), z.lte(10_000, "range"))),
    /** The e-mails from this one on, the newest being the first. */
    mails: z.optional(z.int("number").check(z.gte(1, "range"), z.lte(100_000, "range"))),
  }),
  output: z.object({
    /** Until when the caller sees the buyer, the travellers and the parcel unmasked; null: masked. */
    revealedUntil: z.nullable(Instant),
    number: z.string(),
    /** When it was read. */
    asOf: Instant,
    state: z.enum(orderStates),
    way: PurchaseWays,
    placedAt: Instant,
    area: z.string(),
    /** Of a country, for its flag and mark; else the region. */
    iso2: Word,
    region: Word,
    plan: z.object({
      code: z.string(),
      kind: z.enum(planKinds),
      allowanceMb: z.number(),
      days: z.int(),
      speedAfterKbps: z.number(),
      refundRule: z.enum(["until_installed", "until_activated", "none"]),
    }),
    quantity: z.int(),
    money: z.object({
      unit: MoneyAmount,
      postage: MoneyAmount,
      discount: MoneyAmount,
      promoCode: Word,
      total: MoneyAmount,
      /** What was charged for it, by payment, with the gateway's fee once it is known. */
      payments: z.array(
        z.object({
          method: z.enum(paymentMethods),
          kind: z.enum(["order", "plan_change"]),
          charged: MoneyAmount,
          fee: SomeMoney,
        }),
      ),
      /** What went back or is on its way, and what can still go back, in the order's currency. */
      back: MoneyAmount,
      left: MoneyAmount,
    }),
    fraud: z.object({
      mark: z.nullable(z.object({ reason: z.string(), who: z.string(), at: Instant })),
      /** Not delivered, because one that is marked shares its mailbox, browser or account. */
      isHeld: z.boolean(),
    }),
    waits: z.object({
      requests: z.array(Request),
      /** Decided by a member of staff, and not carried out yet: each can be taken back. */
      refunds: z.array(
        z.object({ id: z.string(), amount: MoneyAmount, positions: z.array(z.int()), who: z.string(), dueAt: Instant }),
      ),
      /** Of plan, by a member of staff; the network has not been asked, and each can be taken back. */
      /** `who`: of a change; null: of one without an answer, which is being stopped. */
      changes: z.array(
        z.object({ id: z.string(), plan: z.string(), days: z.int(), who: z.nullable(z.string()), dueAt: Instant }),
      ),
      /** Beyond a colleague's limit: another one confirms it. */
      proposals: z.array(
        z.object({
          id: z.string(),
          amount: MoneyAmount,
          positions: z.array(z.int()),
          who: z.string(),
          answer: z.string(),
          isMine: z.boolean(),
        }),
      ),
      /** Refused by the gateway, and can be sent again; `closedNote`: how somebody closed the case about it by hand. */
      failed: z.array(z.object({ id: z.string(), amount: MoneyAmount, closedNote: z.nullable(z.string()) })),
      cases: z.array(z.object({ id: z.string(), kind: z.string(), openedAt: Instant })),
    }),
    sims: z.object({ shown: z.array(Sim), from: z.int(), next: z.nullable(z.int()) }),
    parcel: z.nullable(
      z.object({
        state: z.string(),
        carrier: z.string(),
        tracking: Word,
        promisedBy: z.string(),
        sentAt: z.nullable(Instant),
        arrivedAt: z.nullable(Instant),
        to: z.object({ name: z.string(), country: z.string(), city: Word, phone: z.string() }),
      }),
    ),
    buyer: z.object({
      email: z.string(),
      language: LanguageCode,
      departsOn: Word,
      /** Where their clocks are guessed to be; UTC, where nothing tells. */
      zone: z.string(),
      source: Word,
      orders: z.int(),
      moreOrders: z.boolean(),
      account: z.boolean(),
      /** On its way to another mailbox, whose code somebody is to tell. */
      move: z.nullable(z.object({ to: z.string(), until: Instant, isMine: z.boolean() })),
      mayObject: z.boolean(),
      /** `isKept`: what the version said can be read. */
      consents: z.array(z.object({ consent: z.string(), version: z.string(), isKept: z.boolean(), at: Instant })),
    }),
    mails: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(mailKinds),
        state: z.enum(["queued", "sent"]),
        at: Instant,
        position: z.nullable(z.int()),
        /** Masked, where it went to another mailbox than the buyer's. */
        to: Word,
        canBeSentAgain: z.boolean(),
        /** Sent by staff, and does not leave before. */
        heldUntil: z.nullable(Instant),
        /** By itself, or with what it tells of; null: not, or not by the caller. */
        takenBackAs: z.nullable(z.enum(takenBackAs)),
      }),
    ),
    /** Of all its e-mails, those that have left. */
    mailsSent: z.int(),
    /** From which on older e-mails are; null: there are none. */
    olderMails: z.nullable(z.int()),
    moments: z.array(
      z.object({
        at: Instant,
        what: z.enum(everyMoment),
        /** The place of a SIM, or the places. */
        sims: z.array(z.int()),
        sum: SomeMoney,
        word: Word,
        text: Word,
        who: Word,
        /** With the names that it marks; `until`: so long the caller, who wrote it, can delete it. */
        note: z.nullable(z.object({ id: z.string(), called: z.array(z.string()), until: z.nullable(Instant) })),
      }),
    ),
    /** What a note needs, where the caller may write one: what they have begun, and whom it can tell. */
    writing: z.nullable(z.object({ draft: z.string(), colleagues: z.array(z.string()) })),
    /** A note names the caller, who has not seen it yet. */
    namesMe: z.boolean(),
    /** Where the earlier moments begin. */
    earlier: z.nullable(z.string()),
  }),
});

export const ReadSim = endpoint({
  path: "/staff/readSim",
  summary: "Asks the network and the supplier of a SIM how it stands now, at most once a minute, and writes it down.",
  caller: "staff",
  right: "see_orders",
  limit: "write",
  input: z.object({
    number: shortText(40),
    position: z.int("number").check(z.gte(1, "range"), z.lte(10_000, "range")),
  }),
  /** `known`: asked a moment ago, or no network and no supplier tells of it. */
  output: z.object({ heard: z.enum(heards) }),
  refusals: ["ORDER_NOT_FOUND", "NOT_FOUND", "TRIED_OFTEN"],
});
