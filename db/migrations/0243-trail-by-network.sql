-- The trail is filtered by where something was done from.
create index actions_of_network on actions (network, at desc, id desc) where network is not null;
create index actions_of_network_and_kind on actions (network, action, at desc, id desc) where network is not null;
