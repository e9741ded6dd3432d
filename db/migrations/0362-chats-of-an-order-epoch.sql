-- Which of an order's links were good when a chat's person proved it: what ended those (a new mailbox, a leaked link) ends what the chat
-- shows of it. Chats from before, and those of the version that serves meanwhile, have none and show nothing until it is proven again.
alter table chats add column order_epoch integer;
