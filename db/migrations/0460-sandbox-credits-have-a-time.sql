-- When the sandbox network credited, which it says whoever asks again; the version before does not write it.
alter table sandbox_network.prepaid_credits add column credited_at timestamptz not null default now();
