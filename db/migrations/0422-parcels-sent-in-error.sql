-- How a parcel was posted before it came back and was posted again: its last posting can be taken back. Null: the first.
alter table dispatches add column sent_before jsonb;
