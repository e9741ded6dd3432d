-- A file of its own, so that nobody waits for the lock of 0047 while rows are written.
update mails set (position, what, day, repetition) = (select * from parts_of_mail(kind, about)) where about <> '';
