import type { Answer } from "../visit/calls.ts";
import type { PlanCard } from "../../features/plans/contract.ts";

export type Kind = PlanCard["kind"];
type Networks = PlanCard["networks"];
/** A card with the place of its networks in `Offer.networks`: the plans of a country share two or three lists. */
type LeanCard = Omit<PlanCard, "networks"> & { networks: number };

/** What is written into the page: the plans of one destination, so that every choice is answered on the spot. */
export type Offer = { destination: Answer<"/product/getPlanList">["destination"]; plans: LeanCard[]; networks: Networks[] };

export function offerOf({ destination, plans }: Answer<"/product/getPlanList">): Offer {
  const lists = new Map<string, Networks>();
  for (const { networks } of plans) lists.set(JSON.stringify(networks), networks);
  const places = new Map([...lists.keys()].map((key, place) => [key, place]));
  return {
    destination,
    plans: plans.map((plan) => ({ ...plan, networks: places.get(JSON.stringify(plan.networks)) ?? 0 })),
    networks: [...lists.values()],
  };
}

/** The whole cards again. */
export function cardsOf({ plans, networks }: Offer): PlanCard[] {
  return plans.map((plan) => ({ ...plan, networks: networks[plan.networks] ?? [] }));
}
