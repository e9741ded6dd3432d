import { sheetWidth } from "../../../features/catalogue/coverage/map-sheets.ts";
import { useWords } from "../../ground/visit/words.ts";
import { offerOf, type Mark } from "./marks.ts";

/** Clear of the rings. */
const beside = 32;

/** The mark that is looked at: rings spread from it, its name stands on the side where there is room. */
export function MapLabel({ mark: { place, x, y } }: { mark: Mark }) {
  const { place: words } = useWords("netcover");
  const leftward = x > sheetWidth / 2;
  const side = { x: leftward ? -beside : beside, textAnchor: leftward ? "end" : "start" } as const;
  return (
    <g className="cover-label" transform={`translate(${x} ${y})`} aria-hidden="true">
      {[26, 18, 10].map((radius) => (
        <circle key={radius} className="cover-ring" r={radius} />
      ))}
      <circle className="cover-spot" r="5" />
      <text className="cover-label-name" {...side}>
        {place.name}
      </text>
      <text className="cover-label-networks" {...side} dy="1.35em">
        {offerOf(place, words)}
      </text>
    </g>
  );
}
