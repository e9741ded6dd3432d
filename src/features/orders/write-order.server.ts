import type pg from "pg";
import type { InputOf } from "../../kernel/endpoint.ts";
import type { CreateOrder } from "./contract.ts";

export type Wish = InputOf<typeof CreateOrder>;

export type Written = {
  /** Facts of the offer in the database at this moment; all null when the plan is not on sale. */
  on_sale: boolean;
  sold_here: boolean | null;
  way_offered: boolean | null;
  days_offered: boolean | null;
  total: number | null;
  /** The order just written, or the earlier one with the same request key. */
  number: string | null;
  earlier: { number: string; plan_code: string; quantity: number; total_amount: number; email: string } | null;
};

/** `notSold`: what a plan must not contain for this buyer (features/plans/rules.ts). */
type Moment = { number: string; language: string; browserId: string | undefined; notSold: string[]; now: Date };

/**
 * The whole of placing an order in one statement (one round trip, one fsync): the price is looked up, held against what
 * the page showed, and the order is written with its consents; the unique request key decides between two clicks.
 * The price rule is that of features/plans/rules.ts; write-order.db.test.ts holds the two against each other.
 */
export async function writeOrder(pool: pg.Pool, wish: Wish, { number, language, browserId, notSold, now }: Moment): Promise<Written> {
  const { rows } = await pool.query<Written>({
    name: "write-order",
    text: writeOrderSql,
    values: [
      wish.planCode,
      wish.currency,
      wish.days ?? null,
      wish.way,
      wish.quantity,
      wish.expectedTotal,
      wish.requestKey,
      number,
      wish.email,
      language,
      wish.orderSource ?? null,
      wish.orderSubSource ?? null,
      browserId ?? null,
      now,
      JSON.stringify(consents(wish)),
      notSold,
      wish.device ? JSON.stringify(wish.device) : null,
    ],
  });
  return rows[0]!;
}

function consents({ privacyPolicy, dataTransfer, accountByEmail }: Wish) {
  return [
    { consent: "privacy_policy", text_version: privacyPolicy.version },
    { consent: "data_transfer", text_version: dataTransfer.version },
    ...(accountByEmail?.given ? [{ consent: "account_by_email", text_version: accountByEmail.version }] : []),
  ];
}

const writeOrderSql = `
with offer as (
  select p.*, price.amount,
    case p.kind when 'fixed' then p.days else coalesce($3::int, p.min_days) end as sold_days
  from plans p join plan_prices price on price.plan_code = p.code and price.currency = $2
  where p.code = $1 and p.on_sale
), priced as (
  select offer.*,
    not (countries && $16::text[]) as sold_here,
    $4::text = any (ways) as way_offered,
    case kind when 'fixed' then coalesce($3::int, days) = days else sold_days between min_days and max_days end as days_offered,
    case kind when 'fixed' then amount else amount * sold_days end as unit_amount
  from offer
), written as (
  insert into orders (number, request_key, plan_code, way, days, quantity, currency, unit_amount, total_amount, plan_as_sold,
    email, lang, order_source, order_sub_source, web_uuid, device, placed_at)
  select $8, $7::uuid, code, $4, sold_days, $5::int, $2, unit_amount, unit_amount * $5::int,
    to_jsonb(priced) - '{on_sale,amount,sold_days,sold_here,way_offered,days_offered,unit_amount}'::text[],
    $9, $10, $11, $12, $13, $17::jsonb, $14::timestamptz
  from priced
  where sold_here and way_offered and days_offered and unit_amount * $5::int = $6::int
  on conflict (request_key) do nothing
  returning id, number
), consented as (
  insert into order_consents (order_id, consent, text_version, given_at)
  select written.id, given.consent, given.text_version, $14::timestamptz
  from written, jsonb_to_recordset($15::jsonb) as given (consent text, text_version text)
)
select
  exists (select from priced) as on_sale,
  (select sold_here from priced) as sold_here,
  (select way_offered from priced) as way_offered,
  (select days_offered from priced) as days_offered,
  (select unit_amount * $5::int from priced) as total,
  (select number from written) as number,
  (select to_jsonb(o) from (
     select number, plan_code, quantity, total_amount, email from orders where request_key = $7::uuid) o) as earlier`;
