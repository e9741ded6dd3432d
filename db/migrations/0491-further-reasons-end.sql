-- The version before moves a registration, or forgets it, and knows nothing of further reasons and own words (0475): they end
-- with what they were said about, whoever moves it.
create function end_further_reasons() returns trigger language plpgsql set search_path from current as $$
begin
  if new.state in ('received', 'withdrawn') then
    new.more_reasons := '{}';
    new.reason_words := null;
  end if;
  if new.proposal is distinct from 'refused' or (new.proposed_at is distinct from old.proposed_at
      and new.proposal_more_reasons = old.proposal_more_reasons
      and new.proposal_words is not distinct from old.proposal_words) then
    new.proposal_more_reasons := '{}';
    new.proposal_words := null;
  end if;
  if new.forgotten_at is not null then
    new.reason_words := null;
    new.proposal_words := null;
  end if;
  return new;
end
$$;
create trigger further_reasons before update on real_names for each row
  when (new.more_reasons <> '{}' or new.reason_words is not null
    or new.proposal_more_reasons <> '{}' or new.proposal_words is not null)
  execute function end_further_reasons();
