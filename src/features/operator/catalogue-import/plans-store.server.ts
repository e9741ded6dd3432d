import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** Plans on sale that are none of `codes`. */
export async function plansNoLongerListed(tx: DbOrTx, codes: string[]): Promise<string[]> {
  const { rows } = await sql<{
    code: string;
  }>`select code from plans where on_sale and code <> all (${codes}::text[])`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Plans on sale whose region has other countries than they had: all of the plan, with the countries of now. */
export async function plansBehindTheirRegion(tx: DbOrTx): Promise<{ code: string; countries: string[] }[]> {
  const { rows } = await sql<{ code: string; countries: string[] }>`
    select plans.code, regions.countries
    from plans join regions on regions.slug = plans.area
    where plans.on_sale and plans.scope <> 'country' and plans.countries <> regions.countries`.execute(tx);
  return rows;
}
