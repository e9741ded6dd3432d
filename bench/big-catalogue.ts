import type { Ground } from "./ground.ts";

export const bigCatalogue = { destinations: 200, plans: 5000 };

const filler = "-variant-";

/**
 * The demo shop grown to the size of issue 3: more destinations (codes that ISO 3166 leaves to users, with all that a
 * copied one has) and, in every country, variants of its own plans at prices of their own. The same at every run. For
 * as long as the measurement takes.
 */
export async function withBigCatalogue<T>({ pool }: Ground, measure: () => Promise<T>): Promise<T> {
  const grown = `(select iso2 as model, 'X' || chr(64 + row_number() over (order by popular, iso2)::int) as iso2 from destinations
    where iso2 not like 'X%' order by popular, iso2 limit ${bigCatalogue.destinations} - (select count(*) from destinations))`;
  const copies = (table: string, on: string, changed: string) =>
    `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object('iso2', grown.iso2) || ${changed})).*
      from ${table} one join grown on model = ${on}`;
  const named = `jsonb_build_object('names', (select jsonb_object_agg(language, text || ' ' || grown.iso2) from jsonb_each_text(one.names) as name (language, text)))`;
  await pool.query(`
    begin;
    create temporary table grown on commit drop as ${grown};
    ${copies("destinations", "one.iso2", `${named} || jsonb_build_object('slug', slug || '-' || lower(grown.iso2), 'popular', null)`)};
    ${copies("places", "one.iso2", named)};
    ${copies("carriers", "one.iso2", "'{}'")};
    ${copies("networks", "one.iso2", "'{}'")};
    insert into plans select (jsonb_populate_record(one, jsonb_build_object('code', lower(iso2) || '${filler}' || code, 'area', iso2, 'countries', array[iso2]))).*
      from plans one join grown on model = one.area;
    insert into plans select (jsonb_populate_record(one, jsonb_build_object('code', code || '${filler}' || number, 'allowance_mb', allowance_mb + 512 * number))).*
      from plans one cross join generate_series(1, 60) number where scope = 'country' order by row_number() over (partition by area order by number, code), area
      limit greatest(0, ${bigCatalogue.plans} - (select count(*) from plans));
    insert into plan_prices
      select plans.code, currency, amount + 100 * coalesce(nullif(substring(plans.code from '${filler}([0-9]+)$'), '')::int, 0), null
      from plans join plan_prices on plan_code = regexp_replace(regexp_replace(plans.code, '^x[a-z]${filler}', ''), '${filler}[0-9]+$', '')
      where plans.code like '%${filler}%';
    commit;
    analyze`);
  try {
    const { rows } = await pool.query(
      "select (select count(*)::int from destinations) as destinations, (select count(*)::int from plans where on_sale) as plans",
    );
    if (rows[0].destinations !== bigCatalogue.destinations || rows[0].plans !== bigCatalogue.plans)
      throw new Error(`the big catalogue has ${JSON.stringify(rows[0])}`);
    return await measure();
  } finally {
    await pool.query(`
      delete from plan_prices where plan_code like '%${filler}%'; delete from plans where code like '%${filler}%';
      delete from networks where iso2 ~ '^X[A-J]$'; delete from carriers where iso2 ~ '^X[A-J]$'; delete from places
        where iso2 ~ '^X[A-J]$';
      delete from destinations where iso2 ~ '^X[A-J]$'`);
  }
}
