import type { DestinationHead, PlanCard } from "../../../features/catalogue/plans/contract.ts";
import type { Need } from "../../../features/catalogue/plans/need.ts";
import { journeyOf, type Journey } from "../../../features/catalogue/plans/plan-days.ts";
import { passing } from "../../../features/catalogue/plans/plan-filters.ts";
import { serve, type Served } from "../../../features/catalogue/plans/served-need.ts";
import { inOrderOf, recommended } from "../../../features/catalogue/plans/shelf-order.ts";
import type { Kind } from "./offer.ts";
import type { Choices } from "./shelf-address.ts";

export type Shelf = {
  kind: Kind;
  /** Plans of each kind that pass the filters. */
  counts: Record<Kind, number>;
  /** Of the shown kind, whatever the filters: what filters count among. */
  cards: PlanCard[];
  journey: Journey | undefined;
  best: Served | undefined;
  /** The next cheapest that also does all of it. */
  next: Served | undefined;
  /** What we would take of the other kind. */
  other: Served | undefined;
  /** Made for the place alone, shared with others, and what lacks something; without the best. */
  own: Served[];
  shared: Served[];
  unfit: Served[];
};

/** The page of a destination for one visitor's choices: which plans, in which order, and which one first. */
export function shelfOf(
  plans: PlanCard[],
  { kind: wished, need, filters, sorting }: Choices,
  { timeZone }: Pick<DestinationHead, "timeZone">,
): Shelf {
  const kind = wished ?? kindThereIs(plans);
  const journey = need.dates && journeyOf(need.dates, timeZone);
  const served = passing(plans, filters).map((plan) => serve(plan, need, journey));
  const { day_pass = [], fixed = [] } = Object.groupBy(served, ({ plan }) => plan.kind);
  const [shown, others] = kind === "day_pass" ? [day_pass, fixed] : [fixed, day_pass];
  const best = recommended(shown);
  const rest = shown.filter((one) => one !== best).toSorted(inOrderOf(sorting));
  const fit = rest.filter(({ misfits }) => misfits.length === 0);
  return {
    kind,
    counts: { day_pass: day_pass.length, fixed: fixed.length },
    cards: plans.filter((plan) => plan.kind === kind),
    journey,
    best,
    next: recommended(fit),
    other: recommended(others),
    own: fit.filter(({ plan }) => plan.scope === "country"),
    shared: fit.filter(({ plan }) => plan.scope !== "country"),
    unfit: rest.filter(({ misfits }) => misfits.length > 0),
  };
}

/**
 * Plans with the same amount of data stand under the first of them, so that amounts and prices are seen at a glance.
 */
export function alike(plans: readonly Served[]): { first: Served; more: Served[] }[] {
  const groups = Map.groupBy(plans, ({ plan }) => plan.allowanceMb);
  return [...groups.values()].map(([first, ...more]) => ({ first: first!, more }));
}

/** Which kind a page opens with: day passes, unless there are none. */
export function kindThereIs(plans: readonly PlanCard[]): Kind {
  const esims = plans.filter(({ ways }) => ways.includes("esim"));
  return esims.length > 0 && esims.every(({ kind }) => kind === "fixed") ? "fixed" : "day_pass";
}

/** When nothing does all of it: what would help if it were wished less, and how many plans would do then. */
export function relaxable(cards: PlanCard[], choices: Choices, { timeZone }: Pick<DestinationHead, "timeZone">) {
  const { need } = choices;
  const fits = (change: Partial<Need>) => {
    const wish = { ...need, ...change };
    const journey = wish.dates && journeyOf(wish.dates, timeZone);
    return passing(cards, choices.filters).filter((plan) => serve(plan, wish, journey).misfits.length === 0).length;
  };
  const longest = Math.max(1, ...cards.map(({ days, maxDays }) => days ?? maxDays ?? 1));
  const changes: { name: "data" | "speed" | "days"; need: Partial<Need> }[] = [
    { name: "data", need: { data: "any" } },
    { name: "speed", need: { leastSpeedKbps: 0 } },
    { name: "days", need: { days: Math.min(need.days, longest), dates: undefined } },
  ];
  return changes.map((change) => ({ ...change, left: fits(change.need) })).filter(({ left }) => left > 0);
}
