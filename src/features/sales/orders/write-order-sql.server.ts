import { preparedMark } from "../../../platform/database/prepared-statement.server.ts";

/** All that the statement takes, by name: the database reads it from `wish`. */
const columns = {
  plan_code: "text",
  currency: "text",
  days: "int",
  way: "text",
  quantity: "int",
  expected_total: "int",
  request_key: "uuid",
  number: "text",
  email: "text",
  buyer: "text",
  account_id: "uuid",
  wish_signature: "text",
  lang: "text",
  order_source: "text",
  order_sub_source: "text",
  web_uuid: "text",
  device: "jsonb",
  departs_on: "date",
  country: "text",
  not_sold: "text[]",
  free: "boolean",
  promo_code: "text",
  promo_percent: "int",
  promo_amount: "int",
  least_charge: "int",
  now: "timestamptz",
  rows: "jsonb",
} as const;

/** In the order of the columns. */
export const writeOrderValues = (wish: Record<keyof typeof columns, unknown>): unknown[] =>
  Object.keys(columns).map((name) => wish[name as keyof typeof columns] ?? null);

/** The statement of write-order.server.ts. `not materialized`: planned as if each value stood where it is named. */
export const writeOrderSql = `${preparedMark}
with wish as not materialized (
  select ${Object.entries(columns)
    .map(([name, type], place) => `$${place + 1}::${type} as ${name}`)
    .join(", ")}
), offer as (
  select p.*, price.amount,
    case p.kind when 'fixed' then p.days else coalesce(wish.days, p.min_days) end as sold_days,
    case when wish.way = 'physical'
      then (select fee.amount from postal_fees fee where fee.iso2 = wish.country and fee.currency = wish.currency) else 0 end as postage
  from wish join plans p on p.code = wish.plan_code and p.on_sale
    join plan_prices price on price.plan_code = p.code and price.currency = wish.currency
), priced as (
  select offer.*,
    not (countries && wish.not_sold) as sold_here,
    wish.way = any (ways) as way_offered,
    case kind when 'fixed' then coalesce(wish.days, offer.days) = offer.days
      else sold_days between min_days and max_days end as days_offered,
    case kind when 'fixed' then amount else amount * sold_days end as unit_amount
  from wish, offer
), sold as (
  select priced.*, unit_amount * wish.quantity as goods,
    case when wish.promo_code is null then 0
      else greatest(0, least(coalesce((unit_amount * wish.quantity)::bigint * wish.promo_percent / 100, wish.promo_amount, 0),
        unit_amount * wish.quantity - wish.least_charge))::int end as discount
  from wish, priced
), written as (
  insert into orders (number, request_key, plan_code, way, days, quantity, currency, unit_amount, postal_amount,
    discount_amount, promo_code, total_amount,
    plan_as_sold,
    email, buyer, wish_signature, lang, order_source, order_sub_source, web_uuid, device, departs_on, placed_at, account_id)
  select wish.number, wish.request_key, code, wish.way, sold_days, wish.quantity, wish.currency, unit_amount, postage,
    discount, wish.promo_code, goods - discount + postage,
    to_jsonb(sold) - '{on_sale,amount,sold_days,postage,sold_here,way_offered,days_offered,unit_amount,goods,discount}'::text[],
    wish.email, wish.buyer, wish.wish_signature, wish.lang, wish.order_source, wish.order_sub_source, wish.web_uuid,
    wish.device, wish.departs_on, wish.now, wish.account_id
  from wish, sold
  where wish.free and sold_here and way_offered and days_offered and postage is not null
    and (identity = 'none' or jsonb_array_length(wish.rows -> 'documents') = 1)
    and (wish.promo_code is null or discount > 0) and goods - discount + postage = wish.expected_total
  on conflict (request_key) do nothing
  returning id, number
), consented as (
  insert into order_consents (order_id, consent, text_version, given_at)
  select written.id, given.consent, given.text_version, wish.now
  from written, wish, jsonb_to_recordset(wish.rows -> 'consents') as given (consent text, text_version text)
), addressed as (
  insert into order_addresses (order_id, country, province, city, address, postal_code, contact_person, phone, carrier,
    promised_from, promised_by)
  select written.id, it.*
  from written, wish, jsonb_to_recordset(wish.rows -> 'addresses') as it (country text, province text, city text, address text,
    postal_code text, contact_person text, phone text, carrier text, promised_from date, promised_by date)
), travelling as (
  insert into order_travellers (order_id, position, name, email)
  select written.id, it.*
  from written, wish, jsonb_to_recordset(wish.rows -> 'travellers') as it (position int, name text, email text)
), renewed as (
  insert into order_renewals (order_id, position, iccid)
  select written.id, it.* from written, wish, jsonb_to_recordset(wish.rows -> 'renewals') as it (position int, iccid text)
), documented as (
  insert into order_documents (order_id, document_type, first_four_sealed)
  select written.id, it.*
  from written, sold, wish, jsonb_to_recordset(wish.rows -> 'documents') as it (document_type int, first_four_sealed bytea)
  where sold.identity = 'real_name'
), promoted as (
  insert into promo_uses (order_id, code, buyer, at)
  select written.id, promo_code, wish.buyer, wish.now from written, wish where promo_code is not null
), counted as (
  update promo_codes set uses = uses + 1 from written, wish where code = wish.promo_code
)
select
  exists (select from sold) as on_sale,
  (select sold_here from sold) as sold_here,
  (select way_offered from sold) as way_offered,
  (select days_offered from sold) as days_offered,
  (select 'esim' = any (ways) from sold) as esim_offered,
  (select postage is not null from sold) as posted,
  (select identity from sold) as identity,
  (select goods from sold) as goods,
  (select discount from sold) as discount,
  (select postage from sold) as postage,
  (select number from written) as number,
  (select to_jsonb(o) from (select number, wish_signature from orders where request_key = (select request_key from wish)) o)
    as earlier`;
