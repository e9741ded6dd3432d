create index concurrently cases_differences_of_top_ups on cases (opened_at, id) where closed_at is null and kind in
  ('payment_other_amount', 'payment_other_currency', 'payment_other_state', 'payment_other_fee', 'payment_missing_here',
   'payment_missing_there', 'refund_other_amount', 'refund_other_currency', 'refund_other_state', 'refund_missing_here',
   'refund_missing_there', 'payout_missing_here', 'payout_other_amount', 'ledger_unbalanced', 'ledger_booking',
   'ledger_hours', 'ledger_sealed', 'ledger_order', 'ledger_plan_change', 'ledger_top_up')
