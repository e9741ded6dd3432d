import type { PlanRecord } from "./plan-rules.ts";

const price = { amount: 1400, was: null };

export const dayPass: PlanRecord = {
  code: "jp-day",
  kind: "day_pass",
  scope: "country",
  area: "JP",
  allowance_mb: 1024,
  days: null,
  min_days: 1,
  max_days: 30,
  speed_after_kbps: 384,
  start_rule: "first_connection",
  day_rule: "calendar_day",
  day_zone: "Asia/Tokyo",
  use_by_days: 180,
  hotspot: "yes",
  network_set: "worldwide",
  breakout: ["HK", "SG"],
  reinstall: "same_device",
  identity: "none",
  refund_rule: "until_installed",
  ways: ["esim", "physical"],
  prices: { CNY: price, HKD: price, USD: price },
  supplier: null,
  supplier_product: null,
};

export const fixed: PlanRecord = {
  ...dayPass,
  code: "both-5gb",
  kind: "fixed",
  scope: "regional",
  area: "japan-thailand",
  days: 15,
  min_days: null,
  max_days: null,
  day_rule: null,
  day_zone: null,
  ways: ["esim"],
};
