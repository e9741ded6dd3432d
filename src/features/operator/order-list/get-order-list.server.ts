import { maskedMailbox } from "../../../kernel/masked-mailbox.ts";
import { money } from "../../../kernel/money.ts";
import { cursorAt, pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { GetOrderList } from "./contract.ts";
import { filteredBy } from "./order-filter.ts";
import { mostCounted, onAPage, orderViews } from "./rules.ts";
import {
  areasOfPlans,
  countedOrders,
  hasFacets,
  lastLookedThrough,
  listedOrders,
  type ListedOrder,
} from "./store.server.ts";

export const getOrderList = operation(GetOrderList, async ({ after, before, ...filter }, { db, now, visitor }) => {
  const reading = readingOf({ after, before });
  const wanted = { ...filteredBy(filter, now), ...reading };
  const [found, counts, areas] = await Promise.all([
    listedOrders(db, wanted, onAPage + 1),
    countedOrders(db, orderViews),
    areasOfPlans(db),
  ]);
  const page = pageOf(found, reading, onAPage);
  const isFull = found.length > onAPage || !hasFacets(wanted);
  const end = isFull ? undefined : await lastLookedThrough(db, wanted);
  return {
    views: orderViews.map((one) => ({
      view: one,
      count: Math.min(counts[one], mostCounted),
      more: counts[one] > mostCounted,
    })),
    orders: page.shown.map((order) => rowOf(order, visitor.language)),
    areas: areas
      .map(({ area, names }) => ({ area, name: nameIn(names, visitor.language) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, visitor.language)),
    lookedBackTo: end?.placed_at.toISOString() ?? null,
    newer: end && reading.towards === "newer" ? cursorAt(end) : page.newer,
    older: end && reading.towards === "older" ? cursorAt(end) : page.older,
  };
});

function rowOf(order: ListedOrder, language: Parameters<typeof nameIn>[1]) {
  const { number, state, way, quantity, method, plan, area_names: names } = order;
  return {
    number,
    state,
    way,
    quantity,
    method,
    placedAt: order.placed_at.toISOString(),
    buyer: maskedMailbox(order.email),
    area: names ? nameIn(names, language) : plan.area,
    iso2: plan.scope === "country" ? plan.area : null,
    plan: { kind: plan.kind, allowanceMb: plan.allowance_mb, days: order.days },
    total: money(order.total_amount, order.currency),
  };
}
