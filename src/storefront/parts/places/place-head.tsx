import type { ReactNode } from "react";
import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { classes } from "../../../ui/classes.ts";
import { DestinationMark, hueOf, RegionMark } from "../../../ui/mark.tsx";

type PlaceHeadProps = Pick<PlanCard, "area" | "scope"> & {
  /** Where what was asked for is to be in sight. */
  small?: boolean;
  children: ReactNode;
};

/** The head of everything about a place: its hue, its words, its rings running out of the picture. */
export function PlaceHead({ area, scope, small = false, children }: PlaceHeadProps) {
  return (
    <header className={classes(`place-head hue-${hueOf(area)}`, small && "place-head-small")}>
      <div className="wrap">
        <div className="place-words">{children}</div>
        {scope === "country" ? <DestinationMark iso2={area} size="poster" /> : <RegionMark slug={area} />}
      </div>
    </header>
  );
}
