-- When and where the sandbox network saw a SIM last; one that is connected is seen now.
alter table sandbox_network.lives
  add column seen_at timestamptz,
  add column seen_in text;
