-- Since when somebody who was invited has not set up how to get in, and when they were reminded last. A server of the version
-- before writes neither: whom it invites is awaited from the next invitation on, and whom it lets in has a key, so is awaited no more.
alter table staff add column awaited_since timestamptz, add column reminded_at timestamptz;
