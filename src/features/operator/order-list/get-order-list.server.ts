import { maskedMailbox } from "../../../kernel/masked-mailbox.ts";
import { money } from "../../../kernel/money.ts";
import { cursorAt, pageOf, readingOf, type Reading } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { GetOrderList } from "./contract.ts";
import { moreOfOrders, type More } from "./more-store.server.ts";
import { filteredBy } from "./order-filter.ts";
import { mostCounted, onAPage, orderViews } from "./rules.ts";
import {
  areasOfPlans,
  behindAllAt,
  countedOrders,
  hasFacets,
  lastLookedThrough,
  listedOrders,
  type ListedOrder,
} from "./store.server.ts";

export const getOrderList = operation(GetOrderList, async (wish, { db, now, visitor }) => {
  const { after, before, sort = "-placed", more = [], ...filter } = wish;
  // `along`: as the list is ordered; the orders themselves are older or newer
  const along = readingOf({ after, before });
  const reading = sort === "placed" ? turned(along) : along;
  const wanted = { ...filteredBy(filter, now), ...reading };
  const [found, counts, areas] = await Promise.all([
    listedOrders(db, wanted, onAPage + 1),
    countedOrders(db, orderViews),
    areasOfPlans(db),
  ]);
  const page = pageOf(found, along, onAPage);
  const isFull = found.length > onAPage || !hasFacets(wanted);
  const [end, besides] = await Promise.all([
    isFull ? undefined : lastLookedThrough(db, wanted),
    moreOfOrders(
      db,
      page.shown.map(({ id }) => id),
      more,
    ),
  ]);
  const newest = sort === "-placed" && along.place === undefined;
  return {
    views: orderViews.map((one) => ({
      view: one,
      count: Math.min(counts[one], mostCounted),
      more: counts[one] > mostCounted,
    })),
    orders: page.shown.map((order) => ({
      ...rowOf(order, visitor.language),
      ...besidesOf(besides.get(order.id), order.currency),
    })),
    areas: areas
      .map(({ area, names }) => ({ area, name: nameIn(names, visitor.language) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, visitor.language)),
    lookedBackTo: end?.placed_at.toISOString() ?? null,
    newer: end && along.towards === "newer" ? cursorAt(end) : page.newer,
    older: end && along.towards === "older" ? cursorAt(end) : page.older,
    newest: newest ? cursorAt(page.shown[0] ?? behindAllAt(now)) : null,
  };
});

/** Oldest first, what stands behind a place is newer than it. */
const turned = ({ towards, place }: Reading): Reading => ({ towards: towards === "older" ? "newer" : "older", place });

function besidesOf(more: More | undefined, currency: ListedOrder["currency"]) {
  if (!more) return {};
  const { id: _, net, ...rest } = more;
  return { ...rest, ...(net !== undefined && { net: net === null ? null : money(net, currency) }) };
}

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
