-- Where a colleague has signed in, as widely as the audit trail says it; null: a session from before.
alter table staff_sessions add column network text;
