import { useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { sheetHeight, sheetWidth, type MapArea } from "../../../features/catalogue/coverage/map-sheets.ts";
import { useWords } from "../../ground/visit/words.ts";
import { MapLabel } from "./map-label.tsx";
import { MapMarks } from "./map-marks.tsx";
import { markBeside, marksOn, nearestMark, type Place } from "./marks.ts";
import type { Choosing } from "./use-choosing.ts";

type CoverageMapProps = {
  area: MapArea;
  places: readonly Place[];
  /** What a search found; the other marks step back. */
  hits: ReadonlyMap<string, unknown> | undefined;
  open: string | undefined;
  choosing: Choosing;
};

/**
 * Land in dots and a mark for each destination. One stop of the tab key; arrow keys go from mark to mark. Whoever
 * points near a mark means it. The list below the map says the same without a picture.
 */
export function CoverageMap({ area, places, hits, open, choosing }: CoverageMapProps) {
  const { map: words } = useWords("netcover");
  const hint = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [pointed, setPointed] = useState<string>();
  const [visited, setVisited] = useState<string>();
  const marks = useMemo(() => marksOn(area, places), [area, places]);
  const mark = (country: string | undefined) => marks.find(({ place }) => place.country === country);
  const entrance = mark(visited) ?? mark(open) ?? marks.find(({ place }) => hits?.has(place.country)) ?? marks[0];
  const shown = mark(pointed) ?? mark(open);

  const near = ({ clientX, clientY }: MouseEvent) => {
    const toSheet = drawing.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toSheet);
    return nearestMark(marks, x, y)?.place.country;
  };
  const press = (event: KeyboardEvent) => {
    const next = entrance && markBeside(marks, entrance, event.key);
    if (!next || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    drawing.current?.querySelector<SVGAElement>(`[data-country="${next.place.country}"]`)?.focus();
  };
  const click = (event: MouseEvent) => {
    // the keyboard's click has no place: it means the mark that has the focus
    const country = event.detail === 0 ? countryOf(event.target) : near(event);
    if (country) choosing.follow(country)(event);
  };
  const focus = (country: string | undefined) => {
    setVisited(country);
    setPointed(country);
  };
  return (
    <>
      <p id={hint} className="kick cover-hint needs-script">
        {words.hint}
      </p>
      {/* the marks in it are links; the drawing only widens what they can be hit by */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        ref={drawing}
        className={area === "world" ? "cover-drawing cover-drawing-world" : "cover-drawing"}
        viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
        preserveAspectRatio={area === "world" ? "xMidYMid meet" : "xMidYMid slice"}
        aria-label={words.label}
        aria-describedby={hint}
        onClick={click}
        onKeyDown={press}
        onFocus={(event) => focus(countryOf(event.target))}
        onBlur={() => setPointed(undefined)}
        onPointerMove={(event) => setPointed(near(event))}
        onPointerLeave={() => setPointed(undefined)}
      >
        <use className="cover-land" href={`/art/map-${area}.svg#land`} />
        <MapMarks marks={marks} hits={hits} open={open} entrance={entrance?.place.country} hrefOf={choosing.hrefOf} />
        {shown && <MapLabel key={shown.place.country} mark={shown} />}
      </svg>
      <p className="cluster kick cover-legend" aria-hidden="true">
        <svg viewBox="0 0 16 16">
          <circle className="cover-mark-newest" cx="8" cy="8" r="5" />
        </svg>
        {words.legend.newest}
        <svg viewBox="0 0 16 16">
          <circle className="cover-mark-other" cx="8" cy="8" r="5" />
        </svg>
        {words.legend.others}
      </p>
    </>
  );
}

function countryOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<SVGAElement>("[data-country]")?.dataset.country : undefined;
}
