import type { ReactNode } from "react";
import type { PlanCard } from "../../features/plans/contract.ts";
import { planHue } from "../../features/plans/plan-hue.ts";
import { DestinationMark, RegionMark } from "../../ui/mark.tsx";

type PlaceHeadProps = Pick<PlanCard, "area" | "scope"> & { children: ReactNode };

/** The head of everything about a place: its hue, its words, its rings running out of the picture. */
export function PlaceHead({ area, scope, children }: PlaceHeadProps) {
  return (
    <header className={`place-head hue-${planHue({ area, scope })}`}>
      <div className="wrap">
        <div className="place-words">{children}</div>
        {scope === "country" ? <DestinationMark iso2={area} size="poster" /> : <RegionMark slug={area} />}
      </div>
    </header>
  );
}
