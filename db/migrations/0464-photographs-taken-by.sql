-- A phone whose answer was lost takes the same request for photographs again: a hash of its request key. Null: it gave none.
alter table real_name_hand_overs add column taken_by bytea;
