import { nobody } from "../../../kernel/facet.ts";
import { operation } from "../../../platform/operation.server.ts";
import { CountInboxFacet } from "./contract.ts";
import { inboxFilter } from "./inbox-filter.ts";
import { mostCounted } from "./rules.ts";
import { countedValues } from "./store.server.ts";

/**
 * Asked when somebody opens a facet, never by the list itself: the value itself is left open. What a newer version
 * alone knows cannot be chosen.
 */
export const countInboxFacet = operation(CountInboxFacet, async ({ facet, ...filter }, { db, now, caller }) => {
  const open = { ...filter, [facet]: undefined };
  const { values, looked } = await countedValues(db, open, facet, { now, me: caller.staffId });
  const more = looked >= mostCounted;
  const known = values.map(({ value, ...one }) => ({ ...one, value: value ?? nobody, more }));
  return { values: known.filter(({ value }) => inboxFilter[facet].safeParse(value).success), more };
});
