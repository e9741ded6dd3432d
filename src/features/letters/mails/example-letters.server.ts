import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import type { MailKind, ProofPurpose } from "../../../platform/database/tables.ts";
import { expiringLetter, lowDataLetter, useByLetter } from "./data-letters.server.ts";
import { deliveryDelayedLetter } from "./delivery-delayed-letter.server.ts";
import { esimForTravellerLetter } from "./esim-for-traveller-letter.server.ts";
import { esimReadyLetter } from "./esim-ready-letter.server.ts";
import { esimReplacedLetter } from "./esim-replaced-letter.server.ts";
import { exampleAccountLetters, type ExampleLetter } from "./example-account-letters.server.ts";
import { calendarLink, data, esims, facts, parcel, refunds, request, type Change } from "./example-facts.server.ts";
import { addressCorrectedLetter, mailboxMoveLetter } from "./former-mailbox-letters.server.ts";
import { goodwillLetter } from "./goodwill-letter.server.ts";
import { helpAskedLetter } from "./help-asked-letter.server.ts";
import { incidentNewsLetter } from "./incident-news-letter.server.ts";
import type { WrittenLetter } from "./letter-content.ts";
import { orderConfirmedLetter } from "./order-confirmed-letter.server.ts";
import { orderHeldLetter } from "./order-held-letter.server.ts";
import { orderLinksLetter } from "./order-links-letter.server.ts";
import { parcelArrivedLetter, parcelSentLetter } from "./parcel-letters.server.ts";
import { planChangeReviewLetter, planNotChangedLetter } from "./plan-change-letters.server.ts";
import { planChangeOfferedLetter } from "./plan-change-offered-letter.server.ts";
import { planChangedLetter } from "./plan-changed-letter.server.ts";
import { refundedLetter } from "./refunded-letter.server.ts";
import { departureSoonLetter, installReminderLetter } from "./reminder-letters.server.ts";
import { renewalOfferedLetter } from "./renewal-offered-letter.server.ts";
import { refundAskedLetter, refundRejectedLetter, withdrawalReceivedLetter } from "./request-letters.server.ts";
import { simBlockLetter } from "./sim-block-letter.server.ts";
import { simsRenewedLetter } from "./sims-renewed-letter.server.ts";

export const ready = (change?: Change, blockedIn: string[] = []) =>
  esimReadyLetter({ ...facts(change), esims, blockedIn, calendarLink });
export const delayed = (change?: Change) => deliveryDelayedLetter({ ...facts(change), triedForSeconds: 3070 });
export const refunded = (change?: Change) => refundedLetter({ ...facts(change), refunds });
const named = [{ position: 2, name: "陳大文", email: "dawen@example.com" }];
const inWay = (change: Change = {}, way: "physical" | "renewal") => ({ ...change, order: { ...change.order, way } });

const news: Partial<Record<Language, { subject: string; text: string }>> & { en: { subject: string; text: string } } = {
  en: { subject: "Your eSIM comes a little later", text: "We wait for our supplier.\n\nYou need not do anything." },
  "zh-cn": { subject: "您的 eSIM 会晚一点", text: "我们在等供应商。\n\n您无需操作。" },
  "zh-hk": { subject: "你的 eSIM 會遲一點", text: "我們在等供應商。\n\n你毋須操作。" },
};

/** One letter of every kind, so that a new kind without one does not compile. */
export const everyLetter: Record<MailKind, (change?: Change) => WrittenLetter> = {
  order_confirmed: (change) => orderConfirmedLetter({ ...facts(inWay(change, "physical")), parcel, iccids: [] }),
  esim_ready: (change) => ready(change, ["Türkiye"]),
  esim_for_traveller: (change) =>
    esimForTravellerLetter({
      ...facts({ recipient: "dawen@example.com", travellers: named, ...change }),
      esim: esims[1]!,
      installPage: "https://shop.test/en/install?id=AZjA3gAAcACAAAAAAAAAAQ.2&key=own-key",
      blockedIn: [],
      calendarLink,
    }),
  esim_replaced: (change) => esimReplacedLetter({ ...facts(change), esim: esims[0]!, blockedIn: [] }),
  delivery_delayed: delayed,
  order_held: (change) => orderHeldLetter(facts(change)),
  parcel_sent: (change) =>
    parcelSentLetter({
      ...facts(inWay(change, "physical")),
      parcel: {
        ...parcel,
        trackingNumber: "RR123456785HK",
        trackingLink: "https://carrier.test/RR123456785HK",
        sentAt: new Date("2026-11-22T08:00:00Z"),
      },
    }),
  parcel_arrived: (change) => parcelArrivedLetter(facts(inWay(change, "physical"))),
  sims_renewed: (change) =>
    simsRenewedLetter({
      ...facts(inWay(change, "renewal")),
      sims: [
        { iccid: "898523••••0011", state: "applied" },
        { iccid: "898523••••0029", state: "failed" },
      ],
    }),
  install_reminder: (change) =>
    installReminderLetter({
      ...facts(change),
      positions: [1, 2],
      page: "https://shop.test/en/order-result?order=FW7K3M9QXA2B&key=a-key",
    }),
  departure_soon: (change) =>
    departureSoonLetter(facts({ ...change, order: { ...change?.order, departs_on: "2026-12-01" } })),
  low_data: (change) =>
    lowDataLetter({
      ...facts(change),
      data,
      more: {
        allowanceMb: 10_240,
        price: money(10_500, "HKD"),
        page: "https://shop.test/en/order-sim?plan=jp-10gb-30d&days=30&way=renewal&id=AZjA3gAAcACAAAAAAAAAAQ.1&key=own-key",
      },
    }),
  expiring: (change) => expiringLetter({ ...facts(change), plans: [data] }),
  refund_asked: (change) => refundAskedLetter({ ...facts(change), request }),
  refund_rejected: (change) =>
    refundRejectedLetter({ ...facts(change), request: { ...request, state: "rejected", answer: "after_period" } }),
  refunded,
  withdrawal_received: (change) => withdrawalReceivedLetter({ ...facts(change), request }),
  plan_changed: (change) =>
    planChangedLetter({
      ...facts(change),
      change: {
        before: { allowanceMb: 512, days: 5, dayPass: true },
        difference: money(2500, "HKD"),
        at: new Date("2026-11-22T08:00:00Z"),
      },
    }),
  plan_change_review: (change) =>
    planChangeReviewLetter({
      ...facts(change),
      change: { wanted: { allowanceMb: 10_240, days: 30, dayPass: false }, paid: true, begun: false },
    }),
  plan_not_changed: (change) =>
    planNotChangedLetter({
      ...facts(change),
      change: { wanted: { allowanceMb: 512, days: 5, dayPass: true }, paid: false, begun: true },
    }),
  plan_change_offered: (change) =>
    planChangeOfferedLetter({
      ...facts(change),
      change: {
        wanted: { allowanceMb: 10_240, days: 30, dayPass: false },
        difference: money(4500, "HKD"),
        openUntil: new Date("2026-11-29T08:00:00Z"),
        payPage:
          "https://shop.test/en/order-detail?order=FW7K3M9QXA2B&key=a-key&step=change-confirm&plan=jp-10gb-30d&days=30",
      },
    }),
  order_links: (change) =>
    orderLinksLetter({
      ...facts(change),
      found: [
        facts(change),
        facts({
          ...change,
          order: { ...change?.order, number: "FW0000000000" },
          orderPage: "https://shop.test/en/order-result?order=FW0000000000&key=b-key",
        }),
      ],
    }),
  help_asked: (change) =>
    helpAskedLetter({
      ...facts(change),
      asked: { reference: "H7K3M9QXA", answerBy: new Date("2026-11-23T08:00:00Z"), position: 1 },
    }),
  address_corrected: (change) =>
    addressCorrectedLetter({
      ...facts({ recipient: "former@example.com", ...change }),
      correctedAt: new Date("2026-11-22T08:00:00Z"),
    }),
  mailbox_move_asked: (change) => mailboxMoveLetter({ ...facts(change), to: "m•••@example.org" }),
  incident_news: (change) => {
    const told = facts(change);
    return incidentNewsLetter({ ...told, news: news[told.order.lang] ?? news.en });
  },
  goodwill_code: (change) =>
    goodwillLetter({
      ...facts(change),
      goodwill: { code: "THX-ABCDE23456", sum: money(2000, "HKD"), validUntil: new Date("2027-11-22T08:00:00Z") },
    }),
  renewal_offered: (change) =>
    renewalOfferedLetter({
      ...facts(change),
      renewal: {
        iccid: "8985234000000000002",
        plan: { allowanceMb: 10_240, days: 30, dayPass: false },
        openUntil: new Date("2026-11-29T08:00:00Z"),
        page: "https://shop.test/en/order-sim?plan=jp-10gb-30d&days=30&way=renewal&link=sealed",
      },
    }),
  sim_blocked: (change) => simBlockLetter({ ...facts(change), iccid: "8985234000000000002", isBlocked: true }),
  sim_unblocked: (change) => simBlockLetter({ ...facts(change), iccid: "8985234000000000002", isBlocked: false }),
};

export const useBy = (change?: Change) => useByLetter({ ...facts(change), plans: [data] });

/** Every purpose, so that a new one is not forgotten. */
const proofPurposes = Object.keys({
  sign_in: true,
  register: true,
  reset_password: true,
  bind_email: true,
  bind_phone: true,
  delete_account: true,
  confirm_owner: true,
  move_order: true,
} satisfies Record<ProofPurpose, true>) as ProofPurpose[];

const fixed = { kind: "fixed", allowance_mb: 10_240, days: 30, day_rule: null, day_zone: null } as const;

/** What the ordinary order does not bring about: other plans, ways, payments and reasons. */
const otherCases: Record<string, (change?: Change) => WrittenLetter> = {
  "order_confirmed.fixed": (change) =>
    orderConfirmedLetter({
      ...facts({
        ...inWay({ ...change, plan: { ...fixed, start_rule: "purchase" } }, "physical"),
        payment: { method: "card", charged_amount: 21_500, charged_currency: "HKD" },
      }),
      parcel,
      iccids: [],
    }),
  "esim_ready.one": (change) =>
    esimReadyLetter({
      ...facts({
        ...change,
        order: { ...change?.order, quantity: 1, discount_amount: 500, promo_code: "WELCOME" },
        plan: { ...fixed, start_rule: "installation", speed_after_kbps: 0 },
        payment: { method: "wechat", charged_amount: 9600, charged_currency: "CNY" },
      }),
      esims: esims.slice(0, 1).map((one) => ({ ...one, confirmationCode: "4711" })),
      blockedIn: [],
      calendarLink,
    }),
  "esim_ready.24_hours": (change) => ready({ ...change, plan: { day_rule: "24_hours", day_zone: null } }),
  "delivery_delayed.physical": (change) => delayed(inWay(change, "physical")),
  "delivery_delayed.renewal": (change) => delayed(inWay(change, "renewal")),
  ...Object.fromEntries(
    Object.keys(letterWords("en").refunded.reasons).map((reason) => [
      `refunded.${reason}`,
      (change?: Change) =>
        refundedLetter({ ...facts(change), refunds: refunds.map((one) => ({ ...one, reason: reason as "no_stock" })) }),
    ]),
  ),
};

/** One of every kind in a language: of orders, and of what belongs to none. */
export function exampleLetters(lang: Language): ExampleLetter[] {
  const areaName = lang === "en" ? "Japan" : "日本";
  const ofOrders = Object.entries({ ...everyLetter, use_by: useBy, ...otherCases }).map(([name, write]) => ({
    name,
    write: () => write({ order: { lang }, areaName }),
  }));
  return [...ofOrders, ...exampleAccountLetters(lang, proofPurposes)];
}
