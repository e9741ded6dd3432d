-- What a role that staff have made is called; null: ready-made, its name is a word of the console. Its key stays when it
-- is called something else.
alter table staff_roles add column title text check (length(title) between 1 and 40);
-- The console compares more thoroughly; this holds whatever a server does.
create unique index staff_roles_title on staff_roles (lower(title));
