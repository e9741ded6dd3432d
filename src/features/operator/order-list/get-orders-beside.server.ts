import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { hasOrder, placeOf, sideOf } from "./beside-store.server.ts";
import { GetOrdersBeside } from "./contract.ts";
import { filteredBy } from "./order-filter.ts";

export const getOrdersBeside = operation(GetOrdersBeside, async ({ beside, sort, ...filter }, { db, now, caller }) => {
  const place = await placeOf(db, beside.toUpperCase());
  if (!place) return refuse("ORDER_NOT_FOUND");
  const wanted = { ...filteredBy(filter, { now, me: caller.staffId }), place };
  const [isIn, older, newer] = await Promise.all([
    hasOrder(db, { ...wanted, towards: "older", place: undefined }, place),
    sideOf(db, { ...wanted, towards: "older" }),
    sideOf(db, { ...wanted, towards: "newer" }),
  ]);
  const [before, behind] = sort === "placed" ? [older, newer] : [newer, older];
  return {
    place: isIn && before.isCounted ? before.count + 1 : null,
    isIn,
    count: before.count + Number(isIn) + behind.count,
    more: !before.isCounted || !behind.isCounted,
    previous: before.first,
    next: behind.first,
  };
});
