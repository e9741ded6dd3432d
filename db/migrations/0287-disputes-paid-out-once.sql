-- What a dispute has moved is in one payout alone.
create unique index concurrently payout_line_of_dispute on payout_lines (reference)
  where kind in ('dispute', 'dispute_returned') and verdict <> 'unknown';
