-- The field that reads a card's number and why a photograph is refused are words of their own: pages of top-ups say them, too.
-- Rows of before stay for the version before.
insert into word_changes (area, path, lang, version, said, original, reason, changed_by, changed_at)
select 'photos', regexp_replace(regexp_replace(path, '^photo\.refused', 'refused'), '^sim\.photo', 'card'),
  lang, version, said, original, reason, changed_by, changed_at
from word_changes
where area = 'real-name' and (path like 'photo.refused.%' or path like 'sim.photo.%');
