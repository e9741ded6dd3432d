-- What visitors are told besides the end, by language, and who closed the shop: null when a command of before did.
alter table maintenance add column reason jsonb, add column who text;
