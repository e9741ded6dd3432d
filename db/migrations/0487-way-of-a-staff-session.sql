-- By which way somebody signed in; null: not kept then. A way that is no longer allowed ends the sessions begun by it.
alter table staff_sessions add column way text check (way in ('passkey', 'password'));
