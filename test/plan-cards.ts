import type { PlanCard } from "../src/features/catalogue/plans/contract.ts";
import { money } from "../src/kernel/money.ts";

/** 1 GB a day in Japan, then 1 Mbps, a new day at Tokyo's midnight: HK$25 a day. */
export const japanDayPass: PlanCard = {
  code: "jp-day-1gb",
  kind: "day_pass",
  scope: "country",
  area: "JP",
  areaName: "Japan",
  countryCount: 1,
  allowanceMb: 1024,
  days: null,
  minDays: 1,
  maxDays: 30,
  speedAfterKbps: 1024,
  dayRule: "calendar_day",
  dayZone: "Asia/Tokyo",
  dayCity: "Tokyo",
  startRule: "first_connection",
  useByDays: 180,
  hotspot: "until_allowance",
  breakout: ["HK", "SG"],
  topUp: false,
  identity: "none",
  refundRule: "until_installed",
  ways: ["esim", "physical", "renewal"],
  price: money(2500, "HKD"),
  was: null,
  networks: [
    { carrier: "SoftBank", rank: "primary", generations: ["4G", "5G"], apn: "farwave" },
    { carrier: "NTT docomo", rank: "secondary", generations: ["4G"], apn: "farwave" },
  ],
};

/** 10 GB within 15 days, then 128 kbps: HK$98 instead of HK$125. */
export const japanPackage: PlanCard = {
  ...japanDayPass,
  code: "jp-10gb-15d",
  kind: "fixed",
  allowanceMb: 10_240,
  days: 15,
  minDays: null,
  maxDays: null,
  speedAfterKbps: 128,
  dayRule: null,
  dayZone: null,
  dayCity: null,
  hotspot: "yes",
  topUp: true,
  price: money(9800, "HKD"),
  was: money(12_500, "HKD"),
};
