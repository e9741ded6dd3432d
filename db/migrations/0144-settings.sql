-- What staff settle in the console. A setting without a row, or whose newest value is null, is what the environment or the shop says.
create table setting_changes (
  setting text not null,
  -- counted per setting: whoever has seen an older one changes nothing
  version int not null check (version > 0),
  value jsonb,
  reason text not null,
  changed_by uuid not null references staff,
  changed_at timestamptz not null,
  primary key (setting, version)
);
create trigger setting_changes_changed after insert or update or delete or truncate on setting_changes
  for each statement execute function catalogue_changed();

-- A rate that staff have set is no file's: an import leaves it alone.
alter table exchange_rates add column set_by uuid references staff;
create trigger exchange_rates_changed after insert or update or delete or truncate on exchange_rates
  for each statement execute function catalogue_changed();

insert into staff_grants (role, "right") values ('support', 'see_settings'), ('finance', 'see_settings')
  on conflict do nothing;
