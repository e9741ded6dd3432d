import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { hueOf, RegionMark } from "../../../ui/mark.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Place, Region } from "../../parts/places/places.ts";
import { usePlaceLink } from "../../parts/trip/chosen-trip.ts";
import { LowestPrices } from "./lowest-prices.tsx";

/** A region opens to the places it covers; each place's page lists the regional plans beside its own. */
export function RegionList({ regions, places }: { regions: Region[]; places: Place[] }) {
  const { covered } = useWords("destination");
  return (
    <div className="region-list">
      {regions.map((region) => (
        <details key={region.slug} className={`region hue-${hueOf(region.slug)}`} name="region">
          <summary>
            <RegionMark slug={region.slug} />
            <h3>{region.name}</h3>
            <span className="kick">{covered(region.countries.length)}</span>
            <LowestPrices of={region.prices} />
            <Icon name="plus" />
          </summary>
          <CoveredPlaces places={places.filter(({ country }) => region.countries.includes(country))} />
        </details>
      ))}
    </div>
  );
}

function CoveredPlaces({ places }: { places: Place[] }) {
  const to = usePlaceLink();
  return (
    <ul className="covered-places">
      {places.map((place) => (
        <li key={place.country}>
          <Link to={to(place)}>{place.name}</Link>
        </li>
      ))}
    </ul>
  );
}
