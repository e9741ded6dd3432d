-- Codes that staff make in the console are no file's: an import leaves them alone. `stopped_at`: refused from then on.
alter table promo_codes
  add column made_by_staff boolean not null default false,
  add column stopped_at timestamptz;
insert into staff_grants (role, "right") values
  ('editor', 'see_promos'), ('editor', 'edit_promos'), ('support', 'see_promos'), ('finance', 'see_promos')
  on conflict do nothing;
