-- Passports with which one may visit Hainan alone without a visa.
alter table china_passports
  drop constraint china_passports_scheme_check,
  add constraint china_passports_scheme_check check (scheme in ('transit', 'unilateral', 'mutual', 'hainan'));
