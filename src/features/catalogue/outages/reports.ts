import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/** Of travellers who said one thing, and of how many networks they were. */
type Count = { travellers: number; networks: number };
export type PlaceReports = { works: Count; fails: Count };

/** So many travellers, of so many networks, are shown to visitors; fewer are known to staff alone. */
const leastShown = { travellers: 5, networks: 3 } as const;

/** What visitors see of a count; null: too few, or of too few networks. */
export const shownCount = ({ travellers, networks }: Count): number | null =>
  travellers >= leastShown.travellers && networks >= leastShown.networks ? travellers : null;

const aDay = 24 * 60;

/**
 * Of one destination and one answer in a day: a browser once, a network three times, since a house shares one; and of one
 * network no more than that of all destinations. A network is the widest one (`widestNetworkOf`): whoever has one address
 * has often all of it.
 */
export const reportLimits = {
  browser: { what: "place reports of a browser", most: 1, minutes: aDay },
  network: { what: "place reports of a network", most: 3, minutes: aDay },
  first: { what: "networks of place reports", most: 1, minutes: aDay },
  everywhere: { what: "all place reports of a network", most: 20, minutes: aDay },
} as const satisfies Record<string, AttemptLimit>;
