-- A card's lines are read by the primary key, and the nightly jobs read the whole table (docs/decisions/0128): an index by time
-- was 254 MB for three million lines, and each new line was written into it.
drop index prepaid_lines_of_card;
