import { useWords } from "../../ground/visit/words.ts";
import { byContinent, type Place, type Region } from "../../parts/places/places.ts";
import { PlaceList } from "./place-list.tsx";
import { PopularPlaces } from "./popular-places.tsx";
import { RegionList } from "./region-list.tsx";

const mostTiles = 8;

export function AllPlaces({ places, popular, regions }: { places: Place[]; popular: string[]; regions: Region[] }) {
  const words = useWords("destination");
  const { continents } = useWords("shell");
  const parts = byContinent(places);
  const tiles = popular.slice(0, mostTiles).flatMap((code) => places.find(({ country }) => country === code) ?? []);
  return (
    <>
      <nav className="place-index" aria-label={words.jump}>
        <ul className="wrap">
          {tiles.length > 0 && (
            <li>
              <a className="chip" href="#popular">
                {words.popular}
              </a>
            </li>
          )}
          {parts.map(({ continent, places: there }) => (
            <li key={continent}>
              <a className="chip" href={`#${continent}`}>
                {continents[continent]} <span className="kick num">{there.length}</span>
              </a>
            </li>
          ))}
          {regions.length > 0 && (
            <li>
              <a className="chip" href="#regions">
                {words.regions} <span className="kick num">{regions.length}</span>
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="wrap destination-parts">
        {tiles.length > 0 && (
          <section id="popular" aria-labelledby="popular-head">
            <h2 id="popular-head">{words.popular}</h2>
            <PopularPlaces places={tiles} />
          </section>
        )}
        {parts.map(({ continent, places: there }) => (
          <section key={continent} id={continent} aria-labelledby={`${continent}-head`}>
            <h2 id={`${continent}-head`}>
              {continents[continent]} <span className="kick">{words.covered(there.length)}</span>
            </h2>
            <PlaceList places={there} />
          </section>
        ))}
        {regions.length > 0 && (
          <section id="regions" aria-labelledby="regions-head">
            <div className="head">
              <h2 id="regions-head">{words.regionsHead}</h2>
              <p>{words.regionsText}</p>
            </div>
            <RegionList regions={regions} places={places} />
          </section>
        )}
      </div>
    </>
  );
}
