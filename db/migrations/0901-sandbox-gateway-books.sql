-- The sandbox keeps a fee like a real gateway, lists what it has, and forgets what is old.

alter table sandbox_gateway.payments
  -- made up: 2.9 % and a fixed sum of every charge, in the currency of the charge
  add column fee integer generated always as (
    case when state = 'succeeded' then least(amount, round(amount * 0.029)::integer + case currency when 'USD' then 30 else 200 end) end) stored;
create index payments_listed on sandbox_gateway.payments (created_at);
create index refunds_listed on sandbox_gateway.refunds (created_at);
create index webhooks_old on sandbox_gateway.webhooks (created_at) where next_attempt_at is null;
