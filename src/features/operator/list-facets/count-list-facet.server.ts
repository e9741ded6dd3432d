import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { countedValues, lookedAtMost } from "../../../platform/database/facets.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { CountListFacet } from "./contract.ts";
import { lists } from "./lists.server.ts";
import { rightToList } from "./rules.ts";

/** Asked when somebody opens a facet, never by the list itself. */
export const countListFacet = operation(CountListFacet, async ({ list, view, asks = {}, facet }, context) => {
  const { db, now, caller } = context;
  if (!may(caller, rightToList[list])) return refuse("RIGHT_MISSING");
  const { at, names } = lists[list];
  const { rows, rowsWithout, values, asked } = await at(view, asks, { db, now, me: caller.staffId });
  const ofFacet = Object.hasOwn(values, facet) ? values[facet] : undefined;
  if (!ofFacet) return refuse("INVALID_INPUT", { field: "facet", problem: "choose" });
  const others = asked.filter(([one]) => one !== facet).map(([, condition]) => condition);
  const [counted, nameOf] = await Promise.all([
    countedValues(db, { rows: rowsWithout?.[facet] ?? rows, values: ofFacet, conditions: others }),
    names?.(facet, context),
  ]);
  const more = lookedAtMost(counted.looked);
  return {
    values: counted.values.map(({ value, count }) => ({ value, name: nameOf?.(value) ?? value, count, more })),
    more,
  };
});
