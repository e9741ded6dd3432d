-- The page of a SIM says what it was replaced by and what it replaces, also where a swap was stopped.
create index esim_swaps_by_old on esim_swaps (old_iccid);
create index esim_swaps_by_new on esim_swaps (new_iccid);
