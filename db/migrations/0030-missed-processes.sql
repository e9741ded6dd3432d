-- since when the lock of a process has been seen fallen: one that lives takes another within seconds
alter table server_processes add column missed_at timestamptz;

-- holds nothing, ever: whether a row could be written is tried here and taken back (http/readiness). Each try needs a page of its own,
-- so that a full disk shows.
create unlogged table write_trials (filler text not null);
alter table write_trials alter column filler set storage plain;
