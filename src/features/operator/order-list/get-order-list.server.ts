import { maskedMailbox } from "../../../kernel/masked-mailbox.ts";
import { money } from "../../../kernel/money.ts";
import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { GetOrderList } from "./contract.ts";
import { mostCounted, onAPage, orderViews } from "./rules.ts";
import { countedOrders, listedOrders, type ListedOrder } from "./store.server.ts";

export const getOrderList = operation(GetOrderList, async ({ view = "all", number, after, before }, context) => {
  const { db, visitor } = context;
  const reading = readingOf({ after, before });
  const [found, counts] = await Promise.all([
    listedOrders(db, { view, number: number?.toUpperCase(), ...reading }, onAPage + 1),
    countedOrders(db, orderViews),
  ]);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  return {
    views: orderViews.map((one) => ({
      view: one,
      count: Math.min(counts[one], mostCounted),
      more: counts[one] > mostCounted,
    })),
    orders: shown.map((order) => rowOf(order, visitor.language)),
    newer,
    older,
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
