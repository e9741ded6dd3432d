import type { ReactNode } from "react";
import { DestinationMark, hueOf, RegionMark } from "../../../ui/mark.tsx";

type InstallHeadProps = { area: string; title: string; lede: string; above?: ReactNode; below?: ReactNode };

/** The head of the page in the destination's own rings. */
export function InstallHead({ area, title, lede, above, below }: InstallHeadProps) {
  return (
    <header className={`install-head hue-${hueOf(area)}`}>
      {above && <p className="install-number">{above}</p>}
      <h1>{title}</h1>
      {lede && <p className="lede">{lede}</p>}
      {below && <p className="kick">{below}</p>}
      {/^[A-Z]{2}$/.test(area) ? <DestinationMark iso2={area} size="poster" /> : <RegionMark slug={area} />}
    </header>
  );
}
