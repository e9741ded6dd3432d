-- The orders that an account sees are asked for by mailbox too, newest first. Made beside the former one (some seconds for a million orders, which
-- are read meanwhile), which goes only then, and at once.
create index orders_email_newest on orders (lower(email), placed_at, id);
drop index orders_email;
alter index orders_email_newest rename to orders_email;
