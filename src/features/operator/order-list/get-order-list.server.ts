import { maskedMailbox } from "../../../kernel/masked-mailbox.ts";
import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { cursorAt, placeIn } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { GetOrderList } from "./contract.ts";
import { mostCounted, onAPage, orderViews } from "./rules.ts";
import { countedOrders, listedOrders, type ListedOrder } from "./store.server.ts";

export const getOrderList = operation(GetOrderList, async ({ view = "all", number, after, before }, context) => {
  const { db, visitor } = context;
  if (after !== undefined && before !== undefined)
    return refuse("INVALID_INPUT", { field: "before", problem: "choose" });
  const towards = before === undefined ? "older" : "newer";
  const place = after ?? before;
  const from = place === undefined ? undefined : placeIn(place);
  const [found, counts] = await Promise.all([
    listedOrders(db, { view, number: number?.toUpperCase(), towards, from }, onAPage + 1),
    countedOrders(db, orderViews),
  ]);
  const more = found.length > onAPage;
  const shown = found.slice(0, onAPage);
  if (towards === "newer") shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  // whoever came from one side can go back there
  const [isNewer, isOlder] = towards === "newer" ? [more, true] : [from !== undefined, more];
  return {
    views: orderViews.map((one) => ({
      view: one,
      count: Math.min(counts[one], mostCounted),
      more: counts[one] > mostCounted,
    })),
    orders: shown.map((order) => rowOf(order, visitor.language)),
    newer: isNewer && first ? cursorAt(first) : null,
    older: isOlder && last ? cursorAt(last) : null,
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
