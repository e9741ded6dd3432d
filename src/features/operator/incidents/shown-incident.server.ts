import type { Facts, Incident } from "./store.server.ts";

export const shownIncident = ({ id, version, opened_at: openedAt, who, ...facts }: Incident) => ({
  id,
  version,
  who,
  openedAt: openedAt.toISOString(),
  ...saidFacts(facts),
});

/** As contract and trail say them. */
export const saidFacts = ({ title, touches, name, still, since, until }: Facts) => ({
  title,
  touches,
  name,
  still,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
});
