-- Each list of the console keeps its columns by person and view, not only that of orders.
alter table list_layouts
  drop constraint list_layouts_list_check,
  add constraint list_layouts_list_check check (
    list in (
      'orders', 'inbox', 'parcels', 'enquiries', 'real_names', 'stock', 'promos', 'disputes', 'differences', 'trail'
    )
  );
