import { activationCode, androidInstallLink, appleInstallLink } from "../../../kernel/activation-code.ts";
import { money } from "../../../kernel/money.ts";
import type { PlanAsSold } from "../../../platform/database/tables.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import type { OpenedEsim } from "../../stock/esim-profiles/esims-to-install.server.ts";
import { type DataInLetter } from "./data-letters.server.ts";
import type { OrderInLetter } from "./order-in-letter.server.ts";
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
    useBy: new Date("2027-05-20T08:01:00Z"),
    orderPage: "https://shop.test/en/order-result?order=FW7K3M9QXA2B&key=a-key",
    registrationPage: "https://shop.test/en/real-name",
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
export const parcel = {
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
