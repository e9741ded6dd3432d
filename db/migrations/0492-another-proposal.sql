-- Also where the version before puts another refusal in the place of the one that these were said about.
create or replace function end_further_reasons() returns trigger language plpgsql set search_path from current as $$
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
