import { memo } from "react";
import { useWords } from "../../ground/visit/words.ts";
import { offerOf, type Mark } from "./marks.ts";

type MapMarksProps = {
  marks: readonly Mark[];
  hits: ReadonlyMap<string, unknown> | undefined;
  open: string | undefined;
  /** The one that the tab key stops at. */
  entrance: string | undefined;
  hrefOf: (country: string) => string;
};

/** Redrawn only for what changes it, not for every movement of the pointer. */
export const MapMarks = memo(
  Marks,
  (before, now) =>
    before.marks === now.marks &&
    before.hits === now.hits &&
    before.open === now.open &&
    before.entrance === now.entrance &&
    before.hrefOf("") === now.hrefOf(""),
);

/** Filled: 5G; a ring: what came before. Real links, so that they can be opened elsewhere and before any JavaScript. */
function Marks({ marks, hits, open, entrance, hrefOf }: MapMarksProps) {
  const { place: words } = useWords("netcover");
  return (
    <g>
      {marks.map(({ place, place: { country, name, generation }, x, y }) => (
        <a
          key={country}
          href={hrefOf(country)}
          className={hits && !hits.has(country) ? "cover-mark cover-mark-aside" : "cover-mark"}
          aria-label={`${name}: ${offerOf(place, words)}`}
          aria-current={country === open ? "true" : undefined}
          tabIndex={country === entrance ? 0 : -1}
          data-country={country}
        >
          <circle className={generation === "5G" ? "cover-mark-newest" : "cover-mark-other"} cx={x} cy={y} r="5" />
        </a>
      ))}
    </g>
  );
}
