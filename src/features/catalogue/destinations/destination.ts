import type { Selectable } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { Money } from "../../../kernel/money.ts";
import type { DestinationRow, PlaceRow, RegionRow } from "../../../platform/database/tables.ts";

export type FromPrice = { price: Money; per: "day" | "package"; allowanceMb: number };
export type LowestPrices = {
  day: { price: Money; allowanceMb: number } | null;
  package: { price: Money; allowanceMb: number; days: number } | null;
};
/** `first`: the one to show where there is room for one price. */
export type FromPrices = Partial<Record<Currency, { first: FromPrice; lowest: LowestPrices }>>;
export type Place = Selectable<PlaceRow>;
export type Destination = Selectable<DestinationRow> & { from: FromPrices; places: readonly Place[] };
/** What names and places say about a destination; no price, which changes more often. */
export type NamedDestination = Pick<Destination, "iso2" | "popular" | "names" | "places">;
export type Region = Selectable<RegionRow> & { from: FromPrices };

const afterAllPopularOnes = Number.MAX_SAFE_INTEGER;

/** Most popular first; what the operator has not ranked comes after, in equal places. */
export function byPopularity(one: { popular: number | null }, other: { popular: number | null }): number {
  return (one.popular ?? afterAllPopularOnes) - (other.popular ?? afterAllPopularOnes);
}
