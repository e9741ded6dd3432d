import { sql } from "kysely";
import { defaultCurrency } from "../../../kernel/currency.ts";
import type { PlanKind } from "../../../kernel/plan-terms.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** Where a plan stands in the list. */
type Place = { area: string; kind: PlanKind; amount: number; less_mb: number; code: string };
type Wanted = {
  part: string;
  areas: readonly string[];
  kind: PlanKind | undefined;
  /** Of these alone. */
  among: readonly string[] | undefined;
  from: Place | undefined;
};

/** Each plan's price by itself, which `limit 1` makes it: joined as a whole, a page would read those of all plans. */
const plans = sql`plans left join lateral (
    select amount from plan_prices where plan_code = code and currency = ${sql.lit(defaultCurrency)} limit 1
  ) as price on true`;
const order = sql`area collate "C", kind, coalesce(amount, 0), -allowance_mb, code collate "C"`;

/** `undefined`: there never was such a plan. */
export async function placeOf(db: DbOrTx, code: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select area, kind, coalesce(amount, 0) as amount, -allowance_mb as less_mb, code
    from ${plans} where code = ${code}`.execute(db);
  return rows[0];
}

/** On sale, by place and there as the shop has them (`inShopOrder`); `part` of a code, or one of these areas. */
export async function pricedPlans(
  db: DbOrTx,
  { part, areas, kind, among, from }: Wanted,
  most: number,
): Promise<string[]> {
  const isCalled = sql`position(lower(${part}) in lower(code)) > 0 or area = any (${[...areas]}::text[])`;
  const { rows } = await sql<{ code: string }>`
    select code from ${plans}
    where on_sale
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${among === undefined ? sql`` : sql`and code = any (${[...among]}::text[])`}
      ${part === "" ? sql`` : sql`and (${isCalled})`}
      ${from === undefined ? sql`` : behind(from)}
    order by ${order} limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ code }) => code);
}

/** The index begins at the place; the rest finds the plan there. */
const behind = ({ area, kind, amount, less_mb, code }: Place) => sql`
  and area collate "C" >= ${area} and (${order}) > (${area}, ${kind}, ${amount}::int, ${less_mb}::int, ${code})`;

export async function onSaleAmong(db: DbOrTx, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom("plans")
    .select("code")
    .where("on_sale", "=", true)
    .where("code", "in", codes)
    .execute();
  return rows.map(({ code }) => code);
}
