create index concurrently sessions_opened_by on sessions (opened_by) where opened_by is not null;
