import type { Language } from "../../../kernel/language.ts";
import { maskedMailbox } from "../../../kernel/masked.ts";
import { money } from "../../../kernel/money.ts";
import { oncePer } from "../../../kernel/once-per.ts";
import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import { cursorAt, pageOf, readingOf, type Reading } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { dueOf } from "../inbox/work-of.server.ts";
import { GetOrderList } from "./contract.ts";
import { moreOfOrders, type More, type Work } from "./more-store.server.ts";
import { filteredBy } from "./order-filter.ts";
import { countedViews, isCounted, mostCounted, onAPage, orderViews } from "./rules.ts";
import {
  areasOfPlans,
  behindAllAt,
  isLookedThrough,
  lastLookedThrough,
  listedOrders,
  ordersOf,
  type ListedOrder,
} from "./store.server.ts";
import { countedOrders, pressingOrders } from "./views-store.server.ts";

export const getOrderList = operation(GetOrderList, async (wish, context) => {
  const { db, now, caller, visitor } = context;
  const { after, before, sort = "-placed", more = [], isWithPressing = false, ...filter } = wish;
  // `along`: as the list is ordered; the orders themselves are older or newer
  const along = readingOf({ after, before });
  const reading = sort === "placed" ? turned(along) : along;
  const whose = { now, me: caller.staffId };
  const wanted = { ...filteredBy(filter, whose), ...reading };
  const [found, pressing, counts, areas] = await Promise.all([
    listedOrders(db, wanted, onAPage + 1),
    isWithPressing ? pressingOrders(db, now).then((ids) => ordersOf(db, ids)) : [],
    countedOrders(db, countedViews, whose),
    areasByName(context),
  ]);
  const page = pageOf(found, along, onAPage);
  const isFull = found.length > onAPage || !isLookedThrough(wanted);
  const [end, besides, besidesPressing] = await Promise.all([
    isFull ? undefined : lastLookedThrough(db, wanted),
    moreOfOrders(db, page.shown, more),
    moreOfOrders(db, pressing, [...more, "work"]),
  ]);
  const rows = (orders: readonly ListedOrder[], beside: ReadonlyMap<string, More>) =>
    orders.map((order) => ({
      ...rowOf(order, visitor.language),
      ...besidesOf(beside.get(order.id), order.currency, now),
    }));
  const newest = sort === "-placed" && along.place === undefined;
  return {
    views: orderViews.map((view) => ({
      view,
      count: isCounted(view) ? Math.min(counts[view], mostCounted) : null,
      more: isCounted(view) && counts[view] > mostCounted,
    })),
    orders: rows(page.shown, besides),
    pressing: rows(pressing, besidesPressing),
    areas: areas(visitor.language),
    lookedBackTo: end?.placed_at.toISOString() ?? null,
    newer: end && along.towards === "newer" ? cursorAt(end) : page.newer,
    older: end && along.towards === "older" ? cursorAt(end) : page.older,
    newest: newest ? cursorAt(page.shown[0] ?? behindAllAt(now)) : null,
  };
});

/** They change with the catalogue, and every list has them beside its filters. */
const areasByName = perCatalogueVersion(async (db) => {
  const areas = await areasOfPlans(db);
  return oncePer((language: Language) => {
    const { compare } = new Intl.Collator(language);
    return areas
      .map(({ area, names }) => ({ area, name: nameIn(names, language) }))
      .toSorted((one, other) => compare(one.name, other.name));
  });
});

/** Oldest first, what stands behind a place is newer than it. */
const turned = ({ towards, place }: Reading): Reading => ({ towards: towards === "older" ? "newer" : "older", place });

function besidesOf(more: More | undefined, currency: ListedOrder["currency"], now: Date) {
  if (!more) return {};
  const { id: _, net, work, ...rest } = more;
  return {
    ...rest,
    ...(net !== undefined && { net: net === null ? null : money(net, currency) }),
    ...(work !== undefined && { work: work && workOf(work, now) }),
  };
}

const workOf = ({ due_at, ...work }: Work, now: Date) => ({ ...work, ...dueOf(new Date(due_at), now) });

function rowOf(order: ListedOrder, language: Language) {
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
