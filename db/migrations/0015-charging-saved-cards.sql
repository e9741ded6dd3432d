-- A payment that nobody is there to make: the card at the gateway that it is charged to, written down before the gateway is asked.
alter table payments add column saved_card text;
