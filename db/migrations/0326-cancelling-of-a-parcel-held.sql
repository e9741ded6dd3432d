-- A parcel that staff cancel is cancelled half a minute later, unless that was taken back; null: nothing holds it.
alter table dispatches add column cancel_held_until timestamptz;
