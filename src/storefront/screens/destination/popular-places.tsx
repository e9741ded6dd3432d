import { Link } from "../../../ui/link.tsx";
import { DestinationMark, hueOf } from "../../../ui/mark.tsx";
import type { Place } from "../../parts/places/places.ts";
import { usePlaceLink } from "../../parts/trip/chosen-trip.ts";
import { LowestPrices } from "./lowest-prices.tsx";

export function PopularPlaces({ places }: { places: Place[] }) {
  const to = usePlaceLink();
  return (
    <ul className="popular-places">
      {places.map((place) => (
        <li key={place.country} className={`popular-place hue-${hueOf(place.country)}`}>
          <Link to={to(place)}>
            <DestinationMark iso2={place.country} />
            <h3>{place.name}</h3>
            <LowestPrices of={place.prices} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
