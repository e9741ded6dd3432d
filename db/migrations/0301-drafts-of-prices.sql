-- The price grid keeps what is typed into it, plan by plan: two pages of it, or two filters, share no draft.
alter table drafts
  drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (
    kind in (
      'plan', 'notice', 'question', 'policy', 'order_note', 'words', 'destination', 'region', 'networks', 'prices'
    )
  );
