import type { ReactNode } from "react";
import { DestinationMark, hueOf, RegionMark } from "../../ui/mark.tsx";

type PlaceHeadProps = { area: string; scope: "country" | "regional" | "global"; children: ReactNode };

/** The head of everything about a place: its hue, its words, its rings running out of the picture. */
export function PlaceHead({ area, scope, children }: PlaceHeadProps) {
  return (
    <header className={`place-head hue-${hueOf(area)}`}>
      <div className="wrap">
        <div className="place-words">{children}</div>
        {scope === "country" ? <DestinationMark iso2={area} size="poster" /> : <RegionMark slug={area} />}
      </div>
    </header>
  );
}
