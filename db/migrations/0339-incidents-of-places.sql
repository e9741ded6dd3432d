-- An incident may be about a destination (its country) or about one carrier there.
alter table incidents
  drop constraint incidents_touches_check,
  add constraint incidents_touches_check check (
    touches in ('gateway', 'supplier', 'network', 'mail', 'delivery', 'destination', 'carrier')
  );
