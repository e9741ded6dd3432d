import { isLanguage, languageFacts } from "../../../kernel/language.ts";
import { lookedAtMost } from "../../../platform/database/facets.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { CountFacet } from "./contract.ts";
import { countedValues } from "./facets-store.server.ts";
import { filteredBy } from "./order-filter.ts";
import { mostCounted } from "./rules.ts";
import { areasOfPlans } from "./store.server.ts";

/** Asked when somebody opens a facet, never by the list itself. */
export const countFacet = operation(CountFacet, async ({ facet, ...filter }, { db, now, caller, visitor }) => {
  const wanted = { ...filteredBy(filter, { now, me: caller.staffId }), towards: "older" as const };
  const [{ values, looked, until }, areas] = await Promise.all([
    countedValues(db, wanted, facet, now),
    facet === "area" ? areasOfPlans(db) : [],
  ]);
  const more = lookedAtMost(looked);
  const named = new Map(areas.map(({ area, names }) => [area, nameIn(names, visitor.language)]));
  return {
    values: values.map(({ value, count }) => ({
      value,
      name: named.get(value) ?? (facet === "lang" && isLanguage(value) ? languageFacts[value].label : value),
      count: Math.min(count, mostCounted),
      more,
    })),
    more,
    lookedBackTo: more && until ? until.toISOString() : null,
  };
});
