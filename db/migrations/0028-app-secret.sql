-- A word that the shop's APP_SECRET has sealed: a start with another secret sees it before it seals or signs anything.
create table app_secret (
  one_row boolean primary key default true check (one_row),
  sealed bytea not null
);
