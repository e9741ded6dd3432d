-- A session that another one has let in (the eSIM entry) ends with it, however that ends.
alter table sessions add column opened_by uuid references sessions on delete cascade;
create index sessions_opened_by on sessions (opened_by) where opened_by is not null;
