-- What is given back, or becomes another plan, ends on the network or at its supplier first: `ending`. Its final usage decides.
-- The previous version writes none of these states.
alter table refund_requests
  drop constraint refund_requests_state_check,
  add constraint refund_requests_state_check check (state in ('asked', 'ending', 'granted', 'rejected'));

alter table plan_changes
  -- why a change was not made that nothing stood against when it was chosen
  add column stopped text check (stopped in ('begun', 'not_possible')),
  drop constraint plan_changes_state_check,
  -- `review`: the network gave no answer, so a person decides
  add constraint plan_changes_state_check check (state in ('asked', 'paying', 'ending', 'review', 'done', 'cancelled'));
create unique index plan_changes_one_under_way on plan_changes (order_id) where state in ('asked', 'paying', 'ending', 'review');
drop index plan_changes_one_open;

alter table refunds
  drop constraint refunds_reason_check,
  -- not_changed: what was paid for a change of plan that was not made
  add constraint refunds_reason_check check (reason in
    ('no_stock', 'paid_twice', 'paid_late', 'supplier_failed', 'sim_refused', 'cannot_dispatch', 'unused', 'withdrawn', 'granted', 'plan_changed', 'not_changed'));
