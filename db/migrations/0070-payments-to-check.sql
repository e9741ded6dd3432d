-- When the job that checks an unsettled payment at its gateway was enqueued: by a sweep, for those that no webhook has
-- settled by then. The previous version enqueues one with each payment and leaves this empty: such a payment is checked
-- twice, which changes nothing.
alter table payments add column check_queued_at timestamptz;
