-- The ready-made roles of whoever packs, and of whoever answers for a parcel.
insert into staff_grants (role, "right")
  values ('logistics', 'see_parcels'), ('logistics', 'send_parcels'), ('support', 'see_parcels')
  on conflict do nothing;
