-- The trail is read by what was done, by whom of staff, and by the desk, which has no member's name.
create index actions_of_kind on actions (action, at desc, id desc);
create index actions_of_staff_and_kind on actions (staff_id, action, at desc, id desc);
create index actions_of_desk on actions (at desc, id desc) where staff_id is null;
insert into staff_grants (role, "right") values ('finance', 'see_trail') on conflict do nothing;
