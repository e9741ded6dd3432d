-- Accepted, taken back and then asked once more, a registration had lost the day on which it is forgotten.
update real_names set forget_at = now() + interval '90 days' where state = 'again' and forget_at is null;
