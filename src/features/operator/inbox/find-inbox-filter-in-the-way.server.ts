import { operation } from "../../../platform/operation.server.ts";
import { FindInboxFilterInTheWay } from "./contract.ts";
import { inboxFacets, mostCounted } from "./rules.ts";
import { countedWithoutOne } from "./store.server.ts";

export const findInboxFilterInTheWay = operation(FindInboxFilterInTheWay, async (filter, { db, now, caller }) => {
  const { view = "all" } = filter;
  const asked = [...inboxFacets.filter((facet) => filter[facet] !== undefined), ...(view === "all" ? [] : ["view"])];
  const filters = Object.fromEntries(asked.map((one) => [one, { ...filter, [one]: undefined }]));
  const counts = await countedWithoutOne(db, filters, { now, me: caller.staffId });
  return {
    without: ([...inboxFacets, "view"] as const)
      .map((drop) => ({
        drop,
        count: Math.min(counts[drop] ?? 0, mostCounted),
        more: (counts[drop] ?? 0) > mostCounted,
      }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
  };
});
