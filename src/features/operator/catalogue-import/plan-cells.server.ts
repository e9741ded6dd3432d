import * as z from "zod";
import { Cents, choice, Country, listOf, matching, Slug, text, TimeZone, whole } from "./cells.server.ts";

/** The columns of plans.csv. */
export const planCells = z.object({
  code: matching(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 80, "must be letters, digits, dots, hyphens and underscores"),
  kind: choice("day_pass", "fixed"),
  scope: choice("country", "regional", "global"),
  area: text(60),
  allowance_mb: whole(1, 10_000_000),
  days: whole(1, 730).nullable(),
  min_days: whole(1, 365).nullable(),
  max_days: whole(1, 365).nullable(),
  speed_after_kbps: whole(0, 1_000_000),
  start_rule: choice("first_connection", "installation", "purchase"),
  day_rule: choice("calendar_day", "24_hours").nullable(),
  day_zone: TimeZone.nullable(),
  use_by_days: whole(1, 3650),
  hotspot: choice("yes", "until_allowance", "no"),
  network_set: Slug,
  breakout: listOf(Country),
  reinstall: choice("once", "same_device", "any_device"),
  identity: choice("none", "real_name"),
  refund_rule: choice("until_installed", "until_activated", "none"),
  ways: listOf(choice("esim", "physical", "renewal")),
  price_cny: Cents,
  price_hkd: Cents,
  price_usd: Cents,
  was_cny: Cents.nullable(),
  was_hkd: Cents.nullable(),
  was_usd: Cents.nullable(),
  supplier: choice("pool", "reseller", "es2plus").nullable(),
  supplier_product: text(100).nullable(),
});

export type Plan = z.output<typeof planCells>;
