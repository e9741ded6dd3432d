-- Which SIM carries on for which: asked again, the sandbox network says what it said.
create table sandbox_network.moved (
  iccid text primary key,
  moved_to text not null unique
);
