import { sql } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PromoState } from "./rules.ts";

type Amount = { currency: Currency; amount: number };
export type PromoRow = {
  code: string;
  state: PromoState;
  kind: "percent" | "amount";
  percent: number | null;
  amounts: Amount[];
  first_order: boolean;
  plan_codes: string[] | null;
  valid_from: Date;
  valid_until: Date;
  stopped_at: Date | null;
  total_limit: number | null;
  per_buyer_limit: number | null;
  uses: number;
  made_by_staff: boolean;
  cost: Amount[];
};

export const stateAt = (now: Date) => sql`case
  when stopped_at is not null then 'stopped' when valid_until <= ${now} then 'ended'
  when uses >= total_limit then 'used_up' when valid_from > ${now} then 'coming' else 'running' end`;

export const details = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency), '[]')
    from promo_amounts where code = promo.code) as amounts,
  (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency), '[]') from (
    select entry.currency, sum(entry.amount)::int8 as amount
    from promo_uses use join ledger_entries entry on entry.order_id = use.order_id and entry.account = 'promo'
    where use.code = promo.code and use.state <> 'released' group by 1) spent) as cost`;

export async function promoAt(db: DbOrTx, code: string, now: Date): Promise<PromoRow | undefined> {
  const { rows } = await sql<PromoRow>`
    select promo.*, ${stateAt(now)} as state, ${details} from promo_codes promo where code = ${code}`.execute(db);
  return rows[0];
}

export async function countedPromos(db: DbOrTx, now: Date): Promise<Partial<Record<PromoState, number>>> {
  const { rows } = await sql<{ state: PromoState; count: number }>`
    select ${stateAt(now)} as state, count(*)::int as count from promo_codes where series is null group by 1`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export type SeriesRow = {
  prefix: string;
  made_at: Date;
  who: string;
  codes: number;
  used: number;
  stopped: number;
  example: string;
};

/** The newest first, or one of them; each with what became of its codes. */
export async function seriesOf(db: DbOrTx, { prefix, most }: { prefix?: string; most: number }): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    select series.prefix, series.made_at, staff.name as who, of_it.* from (
        select * from promo_series where ${prefix === undefined ? sql`true` : sql`prefix = ${prefix}`}
        order by made_at desc, prefix limit ${most}) series
      join staff on staff.id = series.made_by,
      lateral (select count(*)::int as codes, count(*) filter (where uses > 0)::int as used,
          count(*) filter (where stopped_at is not null)::int as stopped, min(code) as example
        from promo_codes one where one.series = series.prefix) of_it
    order by series.made_at desc, series.prefix`.execute(db);
  return rows;
}
