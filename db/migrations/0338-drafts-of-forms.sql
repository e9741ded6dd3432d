-- What somebody has typed into a form of the console and not sent, by the page that it stands on and its name there.
create table form_drafts (
  staff_id uuid not null references staff on delete cascade,
  page text not null,
  form text not null,
  entries jsonb not null,
  saved_at timestamptz not null,
  primary key (staff_id, page, form)
);
