import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import type { Answer } from "../../ground/visit/calls.ts";

export type Kind = PlanCard["kind"];

/**
 * What is written into the page: the plans of one destination, so that every choice is answered on the spot. Neighbours
 * in the list are much alike, so each plan is written as what it has otherwise than the one before: a sixth of the
 * size.
 */
export type Offer = Pick<Answer<"/product/getPlanList">, "destination" | "notices"> & { plans: Partial<PlanCard>[] };

export function offerOf({ plans, ...about }: Answer<"/product/getPlanList">): Offer {
  return { ...about, plans: plans.map((plan, at) => differing(plan, plans[at - 1])) };
}

function differing(plan: PlanCard, before: PlanCard | undefined): Partial<PlanCard> {
  if (!before) return plan;
  return Object.fromEntries(
    Object.entries(plan).filter(([name, value]) => !alike(value, before[name as keyof PlanCard])),
  );
}

/** Whether JSON would write the same of both; to write it took half a millisecond of a page of sixty cards. */
function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => alike(one[name], other[name]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The whole cards again. */
export function cardsOf({ plans }: Offer): PlanCard[] {
  let card = {} as PlanCard;
  return plans.map((differences) => (card = { ...card, ...differences }));
}
