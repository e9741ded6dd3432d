import type { Ground } from "./ground.ts";

export const cards = 60;

const isCard = "kind = 'day_pass' and on_sale and 'esim' = any (ways) and countries @> '{JP}'";
const filler = "-once-more-";

/**
 * The plans page shows day passes and packages apart, so that even the demo shop's biggest destination has fewer than
 * sixty on a page: the rest are copies of its own, for as long as the measurement takes.
 */
export async function withSixtyCards<T>({ pool }: Ground, measure: () => Promise<T>): Promise<T> {
  await pool.query(
    `insert into plans
     select (jsonb_populate_record(plan, jsonb_build_object('code', code || '${filler}' || number))).*
     from plans plan cross join generate_series(1, ${cards}) number where ${isCard} order by number, code
     limit greatest(0, ${cards} - (select count(*) from plans where ${isCard}))`,
  );
  await pool.query(
    `insert into plan_prices
     select (jsonb_populate_record(price, jsonb_build_object('plan_code', code))).*
     from plans join plan_prices price on plan_code = split_part(code, '${filler}', 1) where code like '%${filler}%'`,
  );
  try {
    return await measure();
  } finally {
    await pool.query(`delete from plan_prices where plan_code like '%${filler}%'`);
    await pool.query(`delete from plans where code like '%${filler}%'`);
  }
}
