-- A session that another one has let in (the eSIM entry) ends with it, however that ends.
alter table sessions add column opened_by uuid references sessions on delete cascade;
