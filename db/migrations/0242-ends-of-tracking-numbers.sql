-- A parcel is found by the end of its tracking number, however it is written.
create index dispatches_by_tracking_end
  on dispatches (reverse(upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g'))) collate "C")
  where tracking_number is not null;
