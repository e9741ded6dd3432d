import { sql, type RawBuilder } from "kysely";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { all, one, type AskedFacets, type Faceted } from "../../../platform/database/facets.server.ts";
import { promoFacets, type PromoFacet, type PromoFilter } from "./promo-filter.ts";
import { statesIn, type PromoView } from "./rules.ts";
import { details, stateAt, type PromoRow } from "./store.server.ts";

/** `beginning`: of a code, as it is written. */
type Which = { view: PromoView; beginning: string; filter: PromoFilter; now: Date };
type From = Which & { after?: string | undefined };

const values: Record<PromoFacet, RawBuilder<unknown>> = {
  kind: one(sql`kind`),
  limit: one(sql`case when total_limit is null then 'none' when total_limit = 1 then 'one' else 'more' end`),
  buyers: one(
    sql`case when for_buyer is not null then 'one_buyer' when first_order then 'first_order' else 'anybody' end`,
  ),
  plans: one(sql`case when plan_codes is null then 'every' else 'some' end`),
};

const asked = (filter: PromoFilter): AskedFacets<PromoFacet> =>
  promoFacets.flatMap((facet) => {
    const value = filter[facet];
    return value === undefined ? [] : [[facet, sql<boolean>`${value} = any (${values[facet]})`] as const];
  });

/** The codes of a view by name, along `promo_codes_single`. */
function stepped({ view, beginning, now, after }: From) {
  // one of a series by its whole name alone: whoever may only see codes gets no list of a thousand discounts
  const begun = sql`(series is null or code = ${beginning}) and starts_with(code, ${beginning})`;
  const beyond = after === undefined ? sql`` : sql`and code > ${after}`;
  return sql`from promo_codes where ${begun} ${beyond} and ${stateAt(now)} = any (${[...statesIn[view]]}::text[]) order by code`;
}

const lookedThrough = (from: From) =>
  sql`(select * ${stepped(from)} limit ${sql.lit(mostLookedThrough)}) as promo_codes`;

/** The details are joined behind the limit. */
export async function listedPromos(db: DbOrTx, from: From, most: number): Promise<PromoRow[]> {
  const conditions = asked(from.filter).map(([, condition]) => condition);
  const page =
    conditions.length === 0
      ? sql`select * ${stepped(from)} limit ${most}`
      : sql`select * from ${lookedThrough(from)} where ${all(conditions)} order by code limit ${most}`;
  const { rows } = await sql<PromoRow>`
    select promo.*, ${stateAt(from.now)} as state, ${details} from (${page}) promo order by code`.execute(db);
  return rows;
}

/** Where looking through ends, if there is more behind it; a list that nothing is asked of is not looked through. */
export async function lastLookedThrough(db: DbOrTx, from: From): Promise<string | undefined> {
  if (asked(from.filter).length === 0) return undefined;
  const { rows } = await sql<{ code: string }>`
    select code ${stepped(from)} offset ${sql.lit(mostLookedThrough - 1)} limit 1`.execute(db);
  return rows[0]?.code;
}

/** The list as its facets are asked. */
export const facetedPromos = (which: Which): Faceted<PromoFacet> => ({
  rows: lookedThrough(which),
  values,
  asked: asked(which.filter),
});
