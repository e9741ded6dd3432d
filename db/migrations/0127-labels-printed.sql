-- When the label of a parcel was last printed; two packers see what the other has prepared.
alter table dispatches add column labelled_at timestamptz;
