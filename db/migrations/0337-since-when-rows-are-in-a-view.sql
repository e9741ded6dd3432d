-- Since when a case is its owner's, and a parcel is back: what a list counts as new since it was opened.
alter table cases add column given_at timestamptz;
alter table dispatches add column returned_at timestamptz;
