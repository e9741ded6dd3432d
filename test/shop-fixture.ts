import type pg from "pg";
import type { Vault } from "../src/platform/vault.server.ts";

/** Japan's day pass at HK$15.00 a day and 10 GB package, and one plan for Japan and Thailand together. */
const stock = `
insert into destinations (iso2, slug, mcc, all_mcc, continent, time_zone, main_city_lon, main_city_lat, calling_code,
  popular, identity_rule, names) values
  ('JP', 'japan', '440', '{440,441}', 'asia', 'Asia/Tokyo', 139.7, 35.7, '+81', 1, 'none',
   '{"zh-cn":"日本","zh-hk":"日本","en":"Japan","ja":"日本","ko":"일본"}'),
  ('TH', 'thailand', '520', '{520}', 'asia', 'Asia/Bangkok', 100.5, 13.7, '+66', 2, 'none',
   '{"zh-cn":"泰国","zh-hk":"泰國","en":"Thailand","ja":"タイ","ko":"태국"}'),
  ('HK', 'hong-kong', '454', '{454}', 'asia', 'Asia/Hong_Kong', 114.2, 22.3, '+852', 3, 'real_name',
   '{"zh-cn":"中国香港","zh-hk":"香港","en":"Hong Kong","ja":"香港","ko":"홍콩"}');
insert into places (iso2, kind, code, names) values
  ('JP', 'airport', 'HND', '{"zh-cn":"东京羽田机场","zh-hk":"東京羽田機場","en":"Tokyo Haneda Airport","ja":"羽田空港","ko":"하네다 공항"}'),
  ('TH', 'city', null, '{"zh-cn":"曼谷","zh-hk":"曼谷","en":"Bangkok","ja":"バンコク","ko":"방콕"}');
insert into carriers (iso2, carrier, mccmnc, generations) values
  ('JP', 'NTT DOCOMO', '{44010}', '{4G,5G}'), ('JP', 'SoftBank', '{44020}', '{4G,5G}'),
    ('TH', 'AIS', '{52003}', '{4G,5G}'), ('HK', 'csl', '{45400}', '{4G,5G}');
insert into networks (network_set, iso2, carrier, rank, generations, apn) values
  ('worldwide', 'JP', 'NTT DOCOMO', 'primary', '{4G,5G}', 'farwave'),
  ('worldwide', 'JP', 'SoftBank', 'secondary', '{4G}', 'farwave'),
  ('worldwide', 'TH', 'AIS', 'primary', '{4G}', 'farwave'),
  ('worldwide', 'HK', 'csl', 'primary', '{4G}', 'farwave');
insert into regions (slug, kind, countries, popular, names) values
  ('japan-thailand', 'regional', '{JP,TH}', 1,
    '{"zh-cn":"日本与泰国","zh-hk":"日本及泰國","en":"Japan and Thailand","ja":"日本とタイ","ko":"일본과 태국"}');
insert into plans (code, kind, scope, area, countries, allowance_mb, days, min_days, max_days, speed_after_kbps,
  start_rule, day_rule, day_zone,
  use_by_days, hotspot, network_set, breakout, reinstall, top_up, identity, refund_rule, ways) values
  ('jp-day-1gb', 'day_pass', 'country', 'JP', '{JP}', 1024, null, 1, 30, 1024, 'first_connection', 'calendar_day',
    'Asia/Tokyo',
   180, 'yes', 'worldwide', '{HK}', 'same_device', false, 'none', 'until_installed', '{esim,physical}'),
  ('jp-10gb-30d', 'fixed', 'country', 'JP', '{JP}', 10240, 30, null, null, 0, 'first_connection', null, null,
   180, 'yes', 'worldwide', '{HK,JP}', 'same_device', true, 'none', 'until_activated', '{esim,physical,renewal}'),
  ('jp-th-5gb-15d', 'fixed', 'regional', 'japan-thailand', '{JP,TH}', 5120, 15, null, null, 128, 'first_connection',
    null, null,
   90, 'until_allowance', 'worldwide', '{SG}', 'once', false, 'none', 'until_installed', '{esim}');
insert into plan_prices (plan_code, currency, amount, was_amount) values
  ('jp-day-1gb', 'CNY', 1400, null), ('jp-day-1gb', 'HKD', 1500, null), ('jp-day-1gb', 'USD', 199, null),
  ('jp-10gb-30d', 'CNY', 9700, 11800), ('jp-10gb-30d', 'HKD', 10500, 12800), ('jp-10gb-30d', 'USD', 1349, 1649),
  ('jp-th-5gb-15d', 'CNY', 5500, null), ('jp-th-5gb-15d', 'HKD', 6000, null), ('jp-th-5gb-15d', 'USD', 769, null);
insert into exchange_rates (base, quote, rate, source, source_names, valid_from) values
  ('HKD', 'CNY', 0.9215, 'Farwave treasury desk', '{"zh-cn":"Farwave 资金部","zh-hk":"Farwave 資金部"}',
    '2026-11-01T00:00:00Z'),
  ('USD', 'CNY', 7.1830, 'Farwave treasury desk', '{}', '2026-11-01T00:00:00Z'),
    ('HKD', 'CNY', 0.5, 'a rate of the future', '{}', '2027-01-01T00:00:00Z');
insert into postal_services (iso2, carrier, days_min, days_max)
  values ('HK', 'SF Express', 1, 2), ('JP', 'Japan Post', 3, 5);
insert into postal_fees (iso2, currency, amount) values
  ('HK', 'CNY', 1400), ('HK', 'HKD', 1500), ('HK', 'USD', 199), ('JP', 'CNY', 4100), ('JP', 'HKD', 4500),
    ('JP', 'USD', 579);
insert into promo_codes (code, kind, percent, first_order, plan_codes, valid_from, valid_until, total_limit,
  per_buyer_limit) values
  ('AUTUMN10', 'percent', 10, false, null, '2026-11-01T00:00:00Z', '2026-12-31T00:00:00Z', null, null),
  ('TWENTY', 'amount', null, false, null, '2026-11-01T00:00:00Z', '2026-12-31T00:00:00Z', null, null),
  ('FIRST', 'percent', 20, true, null, '2026-11-01T00:00:00Z', '2026-12-31T00:00:00Z', null, null),
  ('PACKAGE', 'percent', 15, false, '{jp-10gb-30d}', '2026-11-01T00:00:00Z', '2026-12-31T00:00:00Z', null, null),
  ('FIFTY', 'percent', 10, false, null, '2026-11-01T00:00:00Z', '2026-12-31T00:00:00Z', 50, 1),
  ('SUMMER', 'percent', 10, false, null, '2026-06-01T00:00:00Z', '2026-09-01T00:00:00Z', null, null);
insert into promo_amounts (code, currency, amount)
  values ('TWENTY', 'CNY', 1800), ('TWENTY', 'HKD', 2000), ('TWENTY', 'USD', 259);
insert into notices (id, lang, title, html, source, published_at) values
  ('welcome', 'en', 'Welcome', '<p>Hello</p>', 'Farwave', '2026-11-01T00:00:00Z');
insert into faq (kind, id, lang, position, question, answer_html) values
  ('eSIM', 'what', 'en', 1, 'What is an eSIM?', '<p>A SIM without a card.</p>');
insert into policies (docname, lang, title, version, effective, html) values
  ('privacy_policy', 'en', 'Privacy policy', '2026-11', '2026-11-01', '<p>Short.</p>');
`;

export const stockGoods = (database: pg.Pool | pg.Client) => database.query(stock);

export async function stockTheShop(pool: pg.Pool, vault: Vault, profiles: number): Promise<void> {
  await stockGoods(pool);
  await fillThePool(pool, vault, profiles);
}

export async function fillThePool(pool: pg.Pool, vault: Vault, profiles: number): Promise<void> {
  await addProfiles(
    pool,
    vault,
    Array.from({ length: profiles }, (_, number) => number),
  );
}

/**
 * Puts one more profile into the pool; `number` makes its ICCID and matching id. The ICCID is none that a customer holds
 * (`aSim`): what lies in stock is nobody's.
 */
export async function addProfile(pool: pg.Pool, vault: Vault, number: number): Promise<string> {
  const [iccid] = await addProfiles(pool, vault, [number]);
  return iccid!;
}

async function addProfiles(pool: pg.Pool, vault: Vault, numbers: readonly number[]): Promise<string[]> {
  const iccids = numbers.map((number) => withCheckDigit(`89852349${String(number).padStart(10, "0")}`));
  const matchingIds = numbers.map((number) => `TEST-${String(number).padStart(5, "0")}-AB12`);
  await pool.query(
    `insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash)
     select iccid, 'rsp.farwave.example', sealed, sha256(convert_to('rsp.farwave.example$' || matching_id, 'UTF8'))
     from unnest($1::text[], $2::text[], $3::bytea[]) as profile (iccid, matching_id, sealed)`,
    [iccids, matchingIds, matchingIds.map((matchingId) => vault.seal(matchingId))],
  );
  return iccids;
}

/** Luhn (ISO/IEC 7812-1, annex B). */
export function withCheckDigit(digits: string): string {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
