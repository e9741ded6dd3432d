-- Until then an answer of staff can be taken back, and nobody outside has it; null: nothing holds it.
alter table enquiry_entries add column held_until timestamptz;
alter table chat_lines add column held_until timestamptz;
