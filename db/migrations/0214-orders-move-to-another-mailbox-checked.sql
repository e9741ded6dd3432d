-- Apart from 0213, so that nobody waits while the rows are looked at.
alter table proof_codes validate constraint proof_codes_purpose_check;
alter table mails validate constraint mails_kind_check;
