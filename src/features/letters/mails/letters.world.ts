import { activationCode, androidInstallLink, appleInstallLink } from "../../../kernel/activation-code.ts";
import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import type { MailKind, PlanAsSold } from "../../../platform/database/tables.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import type { OpenedEsim } from "../../stock/esim-profiles/esims-to-install.server.ts";
import { addressCorrectedLetter } from "./address-corrected-letter.server.ts";
import { expiringLetter, lowDataLetter, useByLetter, type DataInLetter } from "./data-letters.server.ts";
import { deliveryDelayedLetter } from "./delivery-delayed-letter.server.ts";
import { esimForTravellerLetter } from "./esim-for-traveller-letter.server.ts";
import { esimReadyLetter } from "./esim-ready-letter.server.ts";
import { esimReplacedLetter } from "./esim-replaced-letter.server.ts";
import { goodwillLetter } from "./goodwill-letter.server.ts";
import { helpAskedLetter } from "./help-asked-letter.server.ts";
import { incidentNewsLetter } from "./incident-news-letter.server.ts";
import type { WrittenLetter } from "./letter-content.ts";
import { orderConfirmedLetter } from "./order-confirmed-letter.server.ts";
import type { OrderInLetter } from "./order-in-letter.server.ts";
import { orderLinksLetter } from "./order-links-letter.server.ts";
import { parcelArrivedLetter, parcelSentLetter } from "./parcel-letters.server.ts";
import { planChangeReviewLetter, planNotChangedLetter } from "./plan-change-letters.server.ts";
import { planChangedLetter } from "./plan-changed-letter.server.ts";
import { refundedLetter } from "./refunded-letter.server.ts";
import { departureSoonLetter, installReminderLetter } from "./reminder-letters.server.ts";
import { refundAskedLetter, refundRejectedLetter, withdrawalReceivedLetter } from "./request-letters.server.ts";
import { simBlockLetter } from "./sim-block-letter.server.ts";
import { simsRenewedLetter } from "./sims-renewed-letter.server.ts";
import type { RequestInLetter } from "./store.server.ts";

const dayPass: PlanAsSold = {
  code: "jp-day-1gb",
  kind: "day_pass",
  scope: "country",
  area: "JP",
  countries: ["JP"],
  allowance_mb: 1024,
  days: null,
  min_days: 1,
  max_days: 30,
  speed_after_kbps: 1024,
  start_rule: "first_connection",
  day_rule: "calendar_day",
  day_zone: "Asia/Tokyo",
  use_by_days: 180,
  hotspot: "yes",
  network_set: "worldwide",
  breakout: ["HK"],
  reinstall: "same_device",
  top_up: true,
  identity: "none",
  refund_rule: "until_installed",
  ways: ["esim"],
};

/** Mei's two eSIMs for a week in Japan, paid in yuan by Alipay. */
const order = {
  id: "0198c0de-0000-7000-8000-000000000001",
  number: "FW7K3M9QXA2B",
  request_key: "",
  state: "delivered",
  plan_code: "jp-day-1gb",
  way: "esim",
  days: 7,
  quantity: 2,
  currency: "HKD",
  unit_amount: 10500,
  postal_amount: 0,
  total_amount: 21000,
  plan_as_sold: dayPass,
  email: "mei@example.com",
  lang: "en",
  channel: "web",
  order_source: null,
  order_sub_source: null,
  web_uuid: null,
  device: null,
  departs_on: null,
  reminders: true,
  discount_amount: 0,
  promo_code: null,
  buyer: null,
  wish_signature: null,
  account_id: null,
  placed_at: new Date("2026-11-21T08:00:00Z"),
  paid_at: new Date("2026-11-21T08:01:00Z"),
  closed_at: null,
  delivery_attempts: 1,
  links_epoch: 0,
} satisfies Order;

export type Change = { order?: Partial<Order>; plan?: Partial<PlanAsSold> } & Partial<Omit<OrderInLetter, "order">>;

export function facts({ order: orderChange, plan, ...more }: Change = {}): OrderInLetter {
  return {
    order: { ...order, ...orderChange, plan_as_sold: { ...dayPass, ...plan } },
    areaName: "Japan",
    clock: { zone: "Asia/Tokyo", city: "Tokyo" },
    payment: { method: "alipay", charged_amount: 19352, charged_currency: "CNY" },
    orderPage: "https://shop.test/en/order-result?order=FW7K3M9QXA2B&key=a-key",
    registrationPage: "https://shop.test/en/frequently-asked-questions?type=Real_name_registration#how-long",
    receiptLink: "https://shop.test/files/receipt.pdf?order=FW7K3M9QXA2B&key=a-key&lang=en",
    withdrawPage: "https://shop.test/en/withdrawal?order=FW7K3M9QXA2B&key=a-key",
    areaPage: "https://shop.test/en/plans?country=JP",
    stopReminders: "https://shop.test/en/stop-reminders?order=FW7K3M9QXA2B&key=another-key",
    helpAddress: "service@farwave.example",
    recipient: orderChange?.email ?? order.email,
    travellers: [],
    company: { name: "Farwave Demo Limited", address: "1 Example Road, Wan Chai, Hong Kong", registration: "00000000" },
    consents: [
      { consent: "privacy_policy", text_version: "2026-11" },
      { consent: "begin_now", text_version: "2026-11" },
    ],
    blockedIn: [],
    ...more,
  };
}

const quiet = { confirmationCode: null, profileState: "unknown" as const, profileStateAt: null, device: null };

export function esim(position: number, matchingId: string): OpenedEsim {
  const code = activationCode({ smdpAddress: "rsp.farwave.example", matchingId });
  const links = { appleLink: appleInstallLink(code), androidLink: androidInstallLink(code) };
  return {
    position,
    iccid: `898523400000000000${position}`,
    smdpAddress: "rsp.farwave.example",
    matchingId,
    activationCode: code,
    ...links,
    ...quiet,
  };
}

export const esims = [esim(1, "BJZL8-SCXGB"), esim(2, "CUTB2-EJ55Q")];
export const refunds = [
  {
    amount: money(19352, "CNY"),
    reason: "no_stock" as const,
    method: "alipay" as const,
    sentOn: new Date("2026-11-21T09:00:00Z"),
  },
];
const parcel = {
  carrier: "Hongkong Post",
  promisedFrom: "2026-11-25",
  promisedBy: "2026-11-28",
  address: ["陳大文", "9 Queen's Road", "Central", "Hong Kong"],
};
export const data: DataInLetter = {
  position: 1,
  usedMb: 840,
  usedUp: false,
  asOf: new Date("2026-12-04T03:00:00Z"),
  expiresAt: new Date("2026-12-05T15:00:00Z"),
  useBy: new Date("2027-05-20T08:00:00Z"),
};
export const request: RequestInLetter = {
  id: "0198c0de-0000-7000-8000-00000000000a",
  request_key: "0198c0de-0000-7000-8000-00000000000b",
  order_id: order.id,
  kind: "refund",
  state: "asked",
  positions: [2],
  reason: "plans_changed",
  note: "我們改期了",
  name: "陳大文",
  contact: "mei@example.com",
  decision: "review",
  amount: 10500,
  currency: "HKD",
  answer: null,
  asked_at: new Date("2026-11-22T16:30:05Z"),
  decided_at: null,
  decided_by: null,
};

export const calendarLink = "https://shop.test/files/trip.ics?id=AZjA3gAAcACAAAAAAAAAAQ.1&key=own-key&lang=en";

export const ready = (change?: Change, blockedIn: string[] = []) =>
  esimReadyLetter({ ...facts(change), esims, blockedIn, calendarLink });
export const delayed = (change?: Change) => deliveryDelayedLetter({ ...facts(change), triedForSeconds: 3070 });
export const refunded = (change?: Change) => refundedLetter({ ...facts(change), refunds });
const named = [{ position: 2, name: "陳大文", email: "dawen@example.com" }];
const inWay = (change: Change = {}, way: "physical" | "renewal") => ({ ...change, order: { ...change.order, way } });

/** One letter of every kind, so that a new kind without one does not compile. */
const news: Partial<Record<Language, { subject: string; text: string }>> & { en: { subject: string; text: string } } = {
  en: { subject: "Your eSIM comes a little later", text: "We wait for our supplier.\n\nYou need not do anything." },
  "zh-cn": { subject: "您的 eSIM 会晚一点", text: "我们在等供应商。\n\n您无需操作。" },
  "zh-hk": { subject: "你的 eSIM 會遲一點", text: "我們在等供應商。\n\n你毋須操作。" },
};

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
  delivery_delayed: delayed,
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
  withdrawal_received: (change) =>
    withdrawalReceivedLetter({ ...facts(change), request: { ...request, kind: "withdrawal", reason: "withdrawal" } }),
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
  incident_news: (change) => {
    const told = facts(change);
    return incidentNewsLetter({ ...told, news: news[told.order.lang] ?? news.en });
  },
  goodwill_code: (change) =>
    goodwillLetter({
      ...facts(change),
      goodwill: { code: "THX-ABCDE23456", sum: money(2000, "HKD"), validUntil: new Date("2027-11-22T08:00:00Z") },
    }),
  esim_replaced: (change) => esimReplacedLetter({ ...facts(change), esim: esims[0]!, blockedIn: [] }),
  sim_blocked: (change) => simBlockLetter({ ...facts(change), iccid: "8985234000000000002", isBlocked: true }),
  sim_unblocked: (change) => simBlockLetter({ ...facts(change), iccid: "8985234000000000002", isBlocked: false }),
};

export const useBy = (change?: Change) => useByLetter({ ...facts(change), plans: [data] });

/** What a reader sees of the HTML, piece by piece. */
export const shown = (page: string) =>
  page
    .slice(page.indexOf("</div>"))
    .split(/<[^>]+>/)
    .map((piece) =>
      piece
        .replaceAll("&nbsp;", "")
        .replace("&#8599;", "")
        .replace(/ ?&#8594;/, "")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&")
        .replaceAll("&#39;", "'")
        .trim(),
    )
    .filter(Boolean);
