import { sql, type RawBuilder } from "kysely";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { addDays, dateAt } from "../../../kernel/zoned-time.ts";
import { one, type AskedFacets } from "../../../platform/database/facets.server.ts";
import { parcelFacets, promisedSpans, promisedUntil, type ParcelFacet, type ParcelFilter } from "./parcel-filter.ts";

/** Asked for by its index, of each parcel that is looked through: joined, all addresses would be read for a few thousand. */
const country = sql`(select country from order_addresses where order_id = d.order_id)`;
/** As `goesWith` says it (rules.ts). */
const carrier = sql`coalesce(case when d.state not in ('waiting', 'returned') then d.carrier end,
  (select carrier from order_addresses where order_id = d.order_id))`;

const lastDay = (span: keyof typeof promisedUntil, now: Date) =>
  sql`${addDays(dateAt(now.getTime(), operatorZone), promisedUntil[span])}::date`;

/** What parcel `d` has of each facet. */
export const valuesOfParcel = (now: Date): Record<ParcelFacet, RawBuilder<unknown>> => ({
  country: one(country),
  carrier: one(carrier),
  promised: sql`array(select span from (values ${sql.join(
    promisedSpans.map((span) => sql`(${span}, ${lastDay(span, now)})`),
  )}) as spans (span, until) where d.arrives_by <= until)`,
});

const isOf = {
  country: (value: string) => sql<boolean>`${country} = ${value}`,
  carrier: (value: string) => sql<boolean>`${carrier} = ${value}`,
  promised: (value: keyof typeof promisedUntil, now: Date) => sql<boolean>`d.arrives_by <= ${lastDay(value, now)}`,
};

export const askedOfParcels = (filter: ParcelFilter, now: Date): AskedFacets<ParcelFacet> =>
  parcelFacets.flatMap((facet) => {
    const value = filter[facet];
    return value === undefined ? [] : [[facet, isOf[facet](value as never, now)] as const];
  });
