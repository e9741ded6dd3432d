-- The shop is closed for an upgrade while this table has its one row, whichever process a visitor comes to.
create table maintenance (
  one_row boolean primary key default true check (one_row),
  ends_at timestamptz not null,
  begun_at timestamptz not null
);
