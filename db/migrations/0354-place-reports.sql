-- What travellers say of a destination with one press: it works, or it does not. Counts by the hour and nothing else.
create table place_reports (
  iso2 text not null,
  hour timestamptz not null,
  works boolean not null,
  travellers integer not null,
  -- of those, the first of their network in a day: one network cannot paint a picture
  networks integer not null,
  primary key (hour, iso2, works)
);
