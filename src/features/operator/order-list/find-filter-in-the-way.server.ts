import { operation } from "../../../platform/operation.server.ts";
import { FindFilterInTheWay } from "./contract.ts";
import { countedAll, countedWithoutOne, lookedAtMost } from "./facets-store.server.ts";
import { filteredBy } from "./order-filter.ts";
import { facets } from "./rules.ts";

/** Three looks at most, each through as many orders as a page: one for all facets, and where the view or the span is in the way. */
export const findFilterInTheWay = operation(FindFilterInTheWay, async (filter, { db, now, caller }) => {
  const wanted = { ...filteredBy(filter, { now, me: caller.staffId }), towards: "older" as const };
  const [{ looked, ...each }, placed, view] = await Promise.all([
    countedWithoutOne(db, wanted),
    wanted.placedSince && countedAll(db, { ...wanted, placedSince: undefined }),
    wanted.view !== "all" ? countedAll(db, { ...wanted, view: "all" }) : undefined,
  ]);
  const without = [
    ...facets.map((facet) => ({ drop: facet, count: each[facet] ?? 0, more: lookedAtMost(looked) })),
    ...(placed ? [{ drop: "placed" as const, count: placed.count, more: lookedAtMost(placed.looked) }] : []),
    ...(view ? [{ drop: "view" as const, count: view.count, more: lookedAtMost(view.looked) }] : []),
  ];
  return {
    without: without.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count),
  };
});
