-- The index of 0504 begins with the same column, also for a server of the version before.
drop index orders_departing;
