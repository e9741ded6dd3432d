-- What each role may: an administrator everything, so that role has no rows; the other ones what is listed.
create table staff_roles (name text primary key);
insert into staff_roles
values ('administrator'), ('support'), ('logistics'), ('reviewer'), ('editor'), ('finance');
create table staff_grants (
  role text not null references staff_roles on delete cascade,
  "right" text not null,
  primary key (role, "right")
);
insert into staff_grants values
  ('support', 'see_inbox'), ('support', 'work_cases'), ('support', 'see_orders'), ('support', 'see_catalogue'),
  ('logistics', 'see_inbox'), ('logistics', 'work_cases'), ('logistics', 'see_orders'),
  ('reviewer', 'see_inbox'), ('reviewer', 'work_cases'),
  ('editor', 'see_inbox'), ('editor', 'see_catalogue'), ('editor', 'edit_catalogue'),
  ('finance', 'see_inbox'), ('finance', 'work_cases'), ('finance', 'see_orders'), ('finance', 'see_catalogue'),
  ('finance', 'see_finance');

-- A server of the version before gives a role that it does not know no right.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_known foreign key (role) references staff_roles;
