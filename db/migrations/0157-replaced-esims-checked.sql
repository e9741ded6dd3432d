-- Apart from 0156, so that nobody waits while the rows are looked at.
alter table esim_profiles validate constraint esim_profiles_state_check;
alter table mails validate constraint mails_kind_check;
