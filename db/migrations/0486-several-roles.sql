-- Roles that somebody has beside the one in `staff`. A server of the version before knows that one alone, and lets them do nothing more than it.
create table staff_further_roles (
  staff_id uuid not null references staff on delete cascade,
  -- an administrator may everything, so that role stands alone
  role text not null references staff_roles check (role <> 'administrator'),
  primary key (staff_id, role)
);
create index staff_further_roles_of on staff_further_roles (role);
