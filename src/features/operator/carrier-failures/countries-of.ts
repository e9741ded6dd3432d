import type { Region } from "../../catalogue/destinations/destination.ts";

type Places = { byIso2: ReadonlyMap<string, unknown>; regions: ReadonlyMap<string, Pick<Region, "countries">> };

/** A country itself, or those of a region. */
export const countriesOf = ({ byIso2, regions }: Places, area: string): readonly string[] =>
  byIso2.has(area) ? [area] : (regions.get(area)?.countries ?? []);
