-- Apart from 0340, so that nobody waits while the rows are looked at.
alter table mails validate constraint mails_kind_check;
