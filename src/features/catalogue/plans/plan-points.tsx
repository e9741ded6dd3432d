import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import type { PlanCard } from "./contract.ts";
import { breakoutText } from "./plan-truth.ts";
import type { PlanWords } from "./plan-words.ts";

type PlanPointsProps = {
  plan: PlanCard;
  words: PlanWords;
  /** Where the plan works, and the address of its networks and APN. */
  covers: string;
  coverage: string;
  /** Given: the coverage opens on the spot, and the link is for those without JavaScript. */
  onCoverage?: (plan: PlanCard) => void;
  /** What comes first. */
  children?: ReactNode;
};

/** What else is true of a plan, one line for each fact. */
export function PlanPoints({ plan, words, covers, coverage, onCoverage, children }: PlanPointsProps) {
  const { card, truth } = words;
  return (
    <ul className="feature-list plan-points">
      {children}
      <li>
        <Icon name="map-pin" />
        <Link className="link" to={coverage} onClick={onCoverage && instead(() => onCoverage(plan))}>
          {covers}
        </Link>
      </li>
      <li>
        <Icon name="hotspot" />
        {truth.hotspot[plan.hotspot]}
      </li>
      <li>
        <Icon name="clock" />
        {truth.starts[plan.startRule](plan.useByDays)}
      </li>
      <li>
        <Icon name="globe" />
        {card.address(breakoutText(plan, words))}
      </li>
      {plan.identity === "real_name" && (
        <li>
          <Icon name="id-card" />
          {truth.identity}
        </li>
      )}
    </ul>
  );
}

/** A plain click does it here; a click that asks for a new tab or window stays a link. */
const instead = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
