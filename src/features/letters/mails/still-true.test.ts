import { expect, test } from "vitest";
import type { MailKind, OrderState } from "../../../platform/database/tables.ts";
import { overtaken } from "./still-true.ts";

type Way = "esim" | "physical" | "renewal";
const order = (
  state: OrderState,
  way: Way = "esim",
  change: { reminders?: boolean; departs_on?: string | null } = {},
) => ({ state, way, reminders: true, departs_on: null, ...change });

test.each<[MailKind, ReturnType<typeof order>, boolean]>([
  ["order_confirmed", order("paid"), false],
  ["order_confirmed", order("delivered"), true],
  ["order_confirmed", order("delivered", "renewal"), true],
  ["order_confirmed", order("dispatching", "physical"), false],
  ["order_confirmed", order("delivered", "physical"), false],
  ["order_confirmed", order("refunding", "physical"), true],
  ["esim_ready", order("delivered"), false],
  ["esim_ready", order("refunding"), true],
  ["esim_for_traveller", order("refunded"), true],
  ["order_held", order("paid"), false],
  ["order_held", order("dispatching", "physical"), false],
  ["order_held", order("delivered"), true],
  ["order_held", order("refunding"), true],
  ["delivery_delayed", order("paid"), false],
  ["delivery_delayed", order("delivered"), true],
  ["delivery_delayed", order("dispatching", "physical"), true],
  ["parcel_sent", order("dispatching", "physical"), false],
  ["parcel_sent", order("refunded", "physical"), true],
  ["sims_renewed", order("refunding", "renewal"), false],
  ["install_reminder", order("delivered"), false],
  ["install_reminder", order("delivered", "esim", { departs_on: "2026-12-02" }), false],
  ["install_reminder", order("delivered", "esim", { departs_on: "2026-12-01" }), true],
  ["install_reminder", order("delivered", "esim", { reminders: false }), true],
  ["install_reminder", order("refunding"), true],
  ["departure_soon", order("delivered", "physical", { departs_on: "2026-12-03" }), false],
  ["departure_soon", order("delivered", "physical", { departs_on: "2026-11-30" }), true],
  ["low_data", order("delivered"), false],
  ["low_data", order("delivered", "esim", { reminders: false }), true],
  ["expiring", order("refunded"), true],
  ["withdrawal_received", order("refunded"), false],
  ["refunded", order("delivered"), false],
  ["order_links", order("cancelled"), false],
])("%s of %j: taken back is %s", (kind, facts, expected) => {
  expect(overtaken[kind]({ order: facts, today: "2026-12-01" })).toBe(expected);
});
