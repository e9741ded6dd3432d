-- The number of a posting that was taken back, until the parcel is posted again: a courier's file that still has it posts nothing.
alter table dispatches add column undone_number text;
