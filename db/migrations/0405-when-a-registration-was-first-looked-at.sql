-- Since when a reviewer has looked at what was sent last; null: nobody has.
alter table real_names add column looked_at timestamptz;
