import type { Answer } from "../ground/asking.ts";
import { useWords, type Words } from "../ground/asking.ts";

export type PoolFacts = Answer<"/staff/getStock">["pools"][number];
type Forecast = PoolFacts["forecast"];
type DaysLeft = NonNullable<Forecast["daysLeft"]>;

/** Twelve weeks across; what lies further off ends at the edge. */
const shownDays = 84;
const across = (days: number): number => Math.min(days, shownDays) * 2;

/** How long stock lasts at least, the band of what may come, and the days that a delivery takes; words beside it say the same. */
export function StockBand({ forecast: { daysLeft, state, deliveryDays } }: { forecast: Forecast }) {
  if (!daysLeft) return null;
  const { least, likely, most } = daysLeft;
  return (
    <svg className={`stock-band stock-${state}`} viewBox={`0 0 ${across(shownDays)} 14`} aria-hidden="true">
      <rect className="band-track" y="3" width={across(shownDays)} height="8" rx="2" />
      <rect className="band-most" y="3" width={across(most)} height="8" rx="2" />
      <rect className="band-least" y="3" width={across(least)} height="8" rx="2" />
      <path className="band-likely" d={`M${Math.max(1, across(likely) - 1)} 1v12`} />
      <path className="band-delivery" d={`M${across(deliveryDays)} 0v14`} />
    </svg>
  );
}

/** `23 days`, and between which it may turn out. */
export function DaysLeftText({ daysLeft }: { daysLeft: DaysLeft }) {
  const { stock: words } = useWords();
  const { least, most } = daysLeft;
  if (least >= furthestShown) return words.beyond;
  return (
    <>
      <b>{likelyDays(daysLeft, words)}</b> <small className="soft">{words.band(String(least), String(most))}</small>
    </>
  );
}

/** `23 days`. */
export const likelyDays = ({ likely }: DaysLeft, { days, beyond }: Words["stock"]): string =>
  likely >= furthestShown ? beyond : days(String(likely));

const furthestShown = 999;
