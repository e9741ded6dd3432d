import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import type { Answer } from "../../ground/visit/calls.ts";

export type Kind = PlanCard["kind"];

/**
 * What is written into the page: the plans of one destination, so that every choice is answered on the spot. Neighbours
 * in the list are much alike, so each plan is written as what it has otherwise than the one before: a sixth of the
 * size.
 */
export type Offer = { destination: Answer<"/product/getPlanList">["destination"]; plans: Partial<PlanCard>[] };

export function offerOf({ destination, plans }: Answer<"/product/getPlanList">): Offer {
  return { destination, plans: plans.map((plan, at) => differing(plan, plans[at - 1])) };
}

function differing(plan: PlanCard, before: PlanCard | undefined): Partial<PlanCard> {
  if (!before) return plan;
  const same = (one: unknown, other: unknown) =>
    one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
  return Object.fromEntries(
    Object.entries(plan).filter(([name, value]) => !same(value, before[name as keyof PlanCard])),
  );
}

/** The whole cards again. */
export function cardsOf({ plans }: Offer): PlanCard[] {
  let card = {} as PlanCard;
  return plans.map((differences) => (card = { ...card, ...differences }));
}
