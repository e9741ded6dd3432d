-- What each version of a document said, in each language: a consent names a version, and proves what was agreed to only with its text.
create table policy_texts (
  docname text not null,
  version text not null,
  lang text not null,
  title text not null,
  effective date not null,
  html text not null,
  primary key (docname, version, lang),
  foreign key (docname, version) references policy_versions
);
create function keep_policy_texts() returns trigger language plpgsql as $$
begin
  raise exception 'what a version of a document said is kept' using errcode = 'check_violation', constraint = 'policy_texts_are_kept';
end $$;
create trigger policy_texts_are_kept before update or delete on policy_texts for each row execute function keep_policy_texts();
create trigger policy_texts_are_not_truncated before truncate on policy_texts for each statement execute function keep_policy_texts();
-- The first text under a version is its text, whoever writes another one later, console, file or hand.
create or replace function policy_version_in_force() returns trigger language plpgsql as $$
begin
  insert into policy_versions (docname, version) values (new.docname, new.version) on conflict do nothing;
  insert into policy_texts (docname, version, lang, title, effective, html)
    values (new.docname, new.version, new.lang, new.title, new.effective, new.html) on conflict do nothing;
  return null;
end $$;
-- of versions before these their numbers alone are known
insert into policy_texts (docname, version, lang, title, effective, html)
  select docname, version, lang, title, effective, html from policies;
