-- Codes that are each for one order and share a beginning: printed on cards, sent one to a reader.
create table promo_series (
  prefix text primary key,
  made_by uuid not null references staff,
  made_at timestamptz not null
);
create index promo_series_newest on promo_series (made_at);
alter table promo_codes add column series text references promo_series;
create index promo_codes_of_series on promo_codes (series, code) where series is not null;
create index promo_codes_single on promo_codes (code) where series is null;
