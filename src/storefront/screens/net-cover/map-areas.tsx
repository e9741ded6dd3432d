import { mapAreas, type MapArea } from "../../../features/catalogue/coverage/map-sheets.ts";
import { Link } from "../../../ui/link.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { addressOf, type Wish } from "./wish.ts";

/** Zooming, calmly: another map of the same size. */
export function MapAreas({ area, wish }: { area: MapArea; wish: Wish }) {
  const { language } = useVisit();
  const { map } = useWords("netcover");
  const { continents } = useWords("shell");
  const names: Record<MapArea, string> = { ...continents, world: map.world, caribbean: map.caribbean };
  return (
    <nav className="cover-areas" aria-label={map.zoom}>
      <ul>
        {mapAreas.map((one) => (
          <li key={one}>
            <Link
              className="chip"
              to={addressOf(language, { ...wish, area: one })}
              aria-current={one === area ? "true" : undefined}
              preventScrollReset
            >
              {names[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
