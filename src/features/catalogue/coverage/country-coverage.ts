export type Network = { carrier: string; rank: "primary" | "secondary"; generations: string[]; apn: string };

/** The networks of one country, the best first, as a plan or the whole shop covers it. */
export type CountryCoverage = { iso2: string; country: string; networks: Network[] };

export type CoverageWords = typeof import("../../../i18n/en/netcover.ts").words.coverage;
