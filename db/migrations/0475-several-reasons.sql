-- What a reviewer says beside the first reason: further ones, and own words in the person's language. The version before
-- knows the first alone, and none where all that was said are own words.
alter table real_names
  add column more_reasons text[] not null default '{}',
  add column reason_words text check (char_length(reason_words) <= 300),
  add column proposal_more_reasons text[] not null default '{}',
  add column proposal_words text check (char_length(proposal_words) <= 300);
