import { cityOf } from "../../../i18n/zones.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { Atlas } from "../../catalogue/destinations/atlas.server.ts";
import { clockThere } from "../../catalogue/plans/clock-there.server.ts";
import { areaName, countryName } from "../../catalogue/plans/plan-card.server.ts";
import { orderKey } from "../../sales/orders/order-keys.server.ts";
import { soldPlan } from "../../sales/orders/rules.ts";
import { dayAt, daysOf } from "../../stock/data-plans/plan-days.ts";
import { stateAt, type SoldPlan } from "../../stock/data-plans/rules.ts";
import { amountBack, refundTerm } from "../refund-requests/rules.ts";
import { wordOn } from "../refund-requests/sold-sims.server.ts";
import type { Package } from "./contract.ts";
import { packageIdOf } from "./rules.ts";
import type { PackageRow } from "./store.server.ts";

type Showing = Pick<Context, "vault" | "now" | "suppliers"> & {
  atlas: Atlas;
  language: Language;
  /** The account that may start waiting packages; none for holders of a link. */
  caller: { accountId?: string | undefined };
  /** The network was queried for this page and has not responded in time. */
  late: boolean;
};

export const idOf = ({ order_id: orderId, position }: PackageRow) => packageIdOf({ orderId, position });

export function packageShown(row: PackageRow, showing: Showing): Package {
  const { plan_as_sold: plan, plan_code, days } = row;
  const { atlas, language, now, caller } = showing;
  const state = stateAt(row, now);
  return {
    packageId: idOf(row),
    state,
    planCode: plan_code,
    kind: plan.kind,
    scope: plan.scope,
    area: plan.area,
    areaName: areaName(atlas, plan, language),
    countries: plan.countries.map((iso2) => ({ iso2, name: countryName(atlas, iso2, language) })),
    days,
    allowanceMb: plan.allowance_mb,
    speedAfterKbps: plan.speed_after_kbps,
    startRule: plan.start_rule,
    dayRule: plan.day_rule,
    dayZone: plan.day_zone,
    dayCity: plan.day_zone && cityOf(plan.day_zone, language),
    clock: clockThere(
      plan.day_zone,
      plan.scope === "country" ? atlas.byIso2.get(plan.area)?.time_zone : null,
      language,
    ),
    boughtAt: (row.paid_at ?? row.placed_at).toISOString(),
    activatedAt: row.activated_at?.toISOString() ?? null,
    validUntil: row.expires_at?.toISOString() ?? null,
    useBy: row.use_by.toISOString(),
    ...usageShown(row, state, now),
    asOf: row.as_of?.toISOString() ?? null,
    usageByDay: row.network_reference !== null,
    canStart: row.own && caller.accountId !== undefined && canStart(row, now),
    buyMore: row.renewable && row.network_reference !== null ? { planCode: plan_code, days } : null,
    order: row.own ? orderShown(row, showing) : null,
  };
}

export function canStart(row: PackageRow, now: Date): boolean {
  return (
    stateAt(row, now) === "not_started" &&
    row.network_reference !== null &&
    row.order_state === "delivered" &&
    row.request !== "ending"
  );
}

/** Suppliers report only the current day of a day pass, so there is no total. */
function usageShown(row: PackageRow, state: Package["state"], now: Date) {
  const { kind, allowance_mb } = row.plan_as_sold;
  const byNetwork = row.network_reference !== null;
  const isKnown = row.as_of !== null || byNetwork;
  const isDayPass = kind === "day_pass";
  const today = isDayPass && state === "active" && isKnown ? usedToday(row, now) : null;
  const todayLeft = today === null ? null : Math.max(0, allowance_mb - today);
  const days = isDayPass ? daysLeft(row, state, now) : null;
  return {
    usedMb: isKnown && (byNetwork || !isDayPass) ? row.used_mb : null,
    remainingMb:
      days === null ? (isKnown ? Math.max(0, allowance_mb - row.used_mb) : null) : ofDays(days, todayLeft, row, state),
    usedTodayMb: today,
    remainingTodayMb: todayLeft,
    daysLeft: days,
    slow: (state === "active" || state === "used_up") && row.slow && (!isDayPass || isSameDay(row, now)),
  };
}

function ofDays(
  days: number,
  todayLeft: number | null,
  { plan_as_sold: { allowance_mb } }: PackageRow,
  state: Package["state"],
): number | null {
  if (state === "not_started") return days * allowance_mb;
  return todayLeft === null ? null : todayLeft + (days - 1) * allowance_mb;
}

const soldOf = (row: PackageRow): SoldPlan => soldPlan(row);
const latest = ({ as_of }: PackageRow, now: Date) => (as_of && as_of > now ? as_of : now);

/** A day that started since the network's last report counts as unused. */
function usedToday(row: PackageRow, now: Date): number {
  if (!isSameDay(row, now)) return 0;
  return row.network_reference === null ? row.used_mb : row.used_today_mb;
}

function isSameDay(row: PackageRow, now: Date): boolean {
  const { activated_at: begun, as_of } = row;
  return (
    begun !== null && as_of !== null && dayAt(soldOf(row), begun, as_of) === dayAt(soldOf(row), begun, latest(row, now))
  );
}

function daysLeft(row: PackageRow, state: Package["state"], now: Date): number {
  if (state === "not_started") return row.days;
  if (state !== "active" || !row.activated_at || !row.expires_at) return 0;
  const today = dayAt(soldOf(row), row.activated_at, latest(row, now));
  return daysOf(soldOf(row), row.activated_at, row.expires_at).filter((day) => day >= today).length;
}

function orderShown(row: PackageRow, { vault, now, suppliers, late }: Showing): NonNullable<Package["order"]> {
  const {
    position,
    iccid,
    way,
    number,
    currency,
    quantity,
    profile_state,
    supplier,
    codes_shown,
    parcel,
    renewal,
    request,
    network_reference: reference,
  } = row;
  const data = { state: stateAt(row, now), useBy: row.use_by, activatedAt: row.activated_at, usedMb: row.used_mb };
  const profile = profile_state && supplier ? { profile_state, supplier } : undefined;
  const sim = {
    position,
    iccid,
    way,
    ...wordOn({ position, profile, reference }, { suppliers, ...(late && { silent: new Set([position]) }) }),
    codesShown: codes_shown,
    parcel,
    renewal,
    data,
    request,
  };
  const left = row.left_amount ?? 0;
  const facts = { state: row.order_state, rule: row.plan_as_sold.refund_rule, left, now };
  const { answer, why, until } = refundTerm(sim, facts);
  const sold = { unit: row.unit_amount, quantity, discount: row.discount_amount, postage: row.postal_amount, left };
  const back = money(amountBack(sold, [position], { withPostage: false }), currency);
  return {
    orderNumber: number,
    key: orderKey(vault, row, now),
    position,
    way,
    refund: { answer, why, back, until: until?.toISOString() ?? null },
  };
}
