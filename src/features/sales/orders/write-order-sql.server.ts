import { preparedMark } from "../../../platform/database/prepared-statement.server.ts";

/** The statement of write-order.server.ts: $1 … $27 are its values in their order. */
export const writeOrderSql = `${preparedMark}
with offer as (
  select p.*, price.amount,
    case p.kind when 'fixed' then p.days else coalesce($3::int, p.min_days) end as sold_days,
    case when $4::text = 'physical' then (select fee.amount from postal_fees fee where fee.iso2 = $21 and fee.currency = $2) else 0 end as postage
  from plans p join plan_prices price on price.plan_code = p.code and price.currency = $2
  where p.code = $1 and p.on_sale
), priced as (
  select offer.*,
    not (countries && $15::text[]) as sold_here,
    $4::text = any (ways) as way_offered,
    case kind when 'fixed' then coalesce($3::int, days) = days else sold_days between min_days and max_days end as days_offered,
    case kind when 'fixed' then amount else amount * sold_days end as unit_amount
  from offer
), sold as (
  select *, unit_amount * $5::int as goods,
    case when $22::text is null then 0
      else greatest(0, least(coalesce((unit_amount * $5::int)::bigint * $23::int / 100, $24::int, 0), unit_amount * $5::int - $25::int))::int end as discount
  from priced
), written as (
  insert into orders (number, request_key, plan_code, way, days, quantity, currency, unit_amount, postal_amount, discount_amount, promo_code,
    total_amount, plan_as_sold, email, buyer, wish_signature, lang, order_source, order_sub_source, web_uuid, device, departs_on, placed_at, account_id)
  select $8, $7::uuid, code, $4, sold_days, $5::int, $2, unit_amount, postage, discount, $22, goods - discount + postage,
    to_jsonb(sold) - '{on_sale,amount,sold_days,postage,sold_here,way_offered,days_offered,unit_amount,goods,discount}'::text[],
    $9, $17, $18, $10, $11, $12, $13, $16::jsonb, $20::date, $14::timestamptz, $27::uuid
  from sold
  where $19::boolean and sold_here and way_offered and days_offered and postage is not null
    and (identity = 'none' or jsonb_array_length($26::jsonb -> 'documents') = 1)
    and ($22 is null or discount > 0) and goods - discount + postage = $6::int
  on conflict (request_key) do nothing
  returning id, number
), consented as (
  insert into order_consents (order_id, consent, text_version, given_at)
  select written.id, given.consent, given.text_version, $14::timestamptz
  from written, jsonb_to_recordset($26::jsonb -> 'consents') as given (consent text, text_version text)
), addressed as (
  insert into order_addresses (order_id, country, province, city, address, postal_code, contact_person, phone, carrier, promised_from, promised_by)
  select written.id, it.*
  from written, jsonb_to_recordset($26::jsonb -> 'addresses') as it (country text, province text, city text, address text, postal_code text,
    contact_person text, phone text, carrier text, promised_from date, promised_by date)
), travelling as (
  insert into order_travellers (order_id, position, name, email)
  select written.id, it.* from written, jsonb_to_recordset($26::jsonb -> 'travellers') as it (position int, name text, email text)
), renewed as (
  insert into order_renewals (order_id, position, iccid)
  select written.id, it.* from written, jsonb_to_recordset($26::jsonb -> 'renewals') as it (position int, iccid text)
), documented as (
  insert into order_documents (order_id, document_type, first_four_sealed)
  select written.id, it.*
  from written, sold, jsonb_to_recordset($26::jsonb -> 'documents') as it (document_type int, first_four_sealed bytea)
  where sold.identity = 'real_name'
), promoted as (
  insert into promo_uses (order_id, code, buyer, at) select id, $22, $17, $14::timestamptz from written where $22 is not null
), counted as (
  update promo_codes set uses = uses + 1 from written where code = $22
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
  (select to_jsonb(o) from (select number, wish_signature from orders where request_key = $7::uuid) o) as earlier`;
