import { inTheWay, lookedAtMost } from "../../../platform/database/facets.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { FindFilterInTheWay } from "./contract.ts";
import { countedAll, countedWithoutOne } from "./facets-store.server.ts";
import { filteredBy } from "./order-filter.ts";

/** What the steps go by and no facet is: the span and its days. */
const spans = { placed: "placedSince", fromDay: "placedFrom", toDay: "placedBefore" } as const;

/** Five looks at most, each through as many orders as a page: one for all facets, and where the view or a span is in the way. */
export const findFilterInTheWay = operation(FindFilterInTheWay, async (filter, { db, now, caller }) => {
  const wanted = { ...filteredBy(filter, { now, me: caller.staffId }), towards: "older" as const };
  const asked = (["placed", "fromDay", "toDay"] as const).filter((drop) => wanted[spans[drop]]);
  const [ofFacets, ofSpans, view] = await Promise.all([
    countedWithoutOne(db, wanted),
    Promise.all(asked.map((drop) => countedAll(db, { ...wanted, [spans[drop]]: undefined }))),
    wanted.view !== "all" ? countedAll(db, { ...wanted, view: "all" }) : undefined,
  ]);
  const without = [
    ...inTheWay(ofFacets),
    ...ofSpans.map((one, place) => ({ drop: asked[place]!, count: one.count, more: lookedAtMost(one.looked) })),
    ...(view ? [{ drop: "view" as const, count: view.count, more: lookedAtMost(view.looked) }] : []),
  ];
  return {
    without: without.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count),
  };
});
