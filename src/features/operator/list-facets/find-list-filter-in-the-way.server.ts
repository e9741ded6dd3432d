import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { countedAll, facetsInTheWay, inTheWay } from "../../../platform/database/facets.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { FindListFilterInTheWay } from "./contract.ts";
import { lists } from "./lists.server.ts";
import { rightToList } from "./rules.ts";

/** A look through as many rows as a page, for all that is asked; one more, where the view is in the way too. */
export const findListFilterInTheWay = operation(
  FindListFilterInTheWay,
  async ({ list, view, asks = {} }, { db, now, caller }) => {
    if (!may(caller, rightToList[list])) return refuse("RIGHT_MISSING");
    const { at, widest } = lists[list];
    const whose = { db, now, me: caller.staffId };
    const faceted = await at(view, asks, whose);
    if (faceted.asked.length === 0) return { without: [] };
    const [ofFacets, ofView] = await Promise.all([
      facetsInTheWay(db, faceted),
      widest !== undefined && view !== widest ? countedAll(db, await at(widest, asks, whose)) : undefined,
    ]);
    const without = [...ofFacets, ...(ofView ? inTheWay({ view: ofView.count, looked: ofView.looked }) : [])];
    return { without: without.toSorted((one, other) => other.count - one.count) };
  },
);
