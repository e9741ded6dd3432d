import { Flag } from "../../../ui/flag.tsx";
import { Link } from "../../../ui/link.tsx";
import type { FoundPlace, Place } from "../../parts/places/places.ts";
import { usePlaceLink } from "../../parts/trip/chosen-trip.ts";
import { LowestPrices } from "./lowest-prices.tsx";

/** Down the columns, as a reader runs through an alphabet. */
export function PlaceList({ places }: { places: (Place | FoundPlace)[] }) {
  const to = usePlaceLink();
  return (
    <ul className="place-list" data-item-type="destination">
      {places.map((place) => (
        <li key={place.country}>
          <Link to={to(place)}>
            <Flag iso2={place.country} />
            <span className="place-name">
              {place.name}
              {"matched" in place && place.matched && <span className="kick">{place.matched}</span>}
            </span>
            <LowestPrices of={place.prices} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
