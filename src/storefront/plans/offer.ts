import type { Answer } from "../visit/calls.ts";
import type { PlanCard } from "../../features/plans/contract.ts";

export type Kind = PlanCard["kind"];
type Networks = PlanCard["networks"];
/** A card with the place of its networks in `Offer.networks`: the plans of a country share two or three lists. */
type LeanCard = Omit<PlanCard, "networks"> & { networks: number };

/** What the page shows, and no more: it is written into the page as well. */
export type Offer = {
  destination: Answer<"/product/getPlanList">["destination"];
  kind: Kind;
  counts: Record<Kind, number>;
  /** The cheapest of each kind, whichever is shown. */
  cheapest: { [K in Kind]?: Pick<PlanCard, "price" | "allowanceMb"> };
  plans: LeanCard[];
  networks: Networks[];
};

/** Only what can be ordered today, as an eSIM; of the kind that is asked for, or of the one there is. */
export function offerOf({ destination, plans }: Answer<"/product/getPlanList">, wished: string | null): Offer {
  const { day_pass = [], fixed = [] } = Object.groupBy(plans.filter(({ ways }) => ways.includes("esim")), ({ kind }) => kind);
  const kind = kindFrom(wished) ?? (day_pass.length === 0 && fixed.length > 0 ? "fixed" : "day_pass");
  return {
    destination,
    kind,
    counts: { day_pass: day_pass.length, fixed: fixed.length },
    cheapest: { day_pass: cheapestOf(day_pass), fixed: cheapestOf(fixed) },
    ...lean(kind === "day_pass" ? day_pass : fixed),
  };
}

function kindFrom(wished: string | null): Kind | undefined {
  return wished === "day_pass" || wished === "fixed" ? wished : undefined;
}

function cheapestOf(plans: readonly PlanCard[]): Offer["cheapest"][Kind] {
  const first = plans.toSorted((one, other) => one.price.amount - other.price.amount)[0];
  return first && { price: first.price, allowanceMb: first.allowanceMb };
}

function lean(plans: readonly PlanCard[]): Pick<Offer, "plans" | "networks"> {
  const lists = new Map<string, Networks>();
  for (const { networks } of plans) lists.set(JSON.stringify(networks), networks);
  const places = new Map([...lists.keys()].map((key, place) => [key, place]));
  return {
    plans: plans.map((plan) => ({ ...plan, networks: places.get(JSON.stringify(plan.networks)) ?? 0 })),
    networks: [...lists.values()],
  };
}

/** The whole cards again, for drawing. */
export function cardsOf({ plans, networks }: Offer): PlanCard[] {
  return plans.map((plan) => ({ ...plan, networks: networks[plan.networks] ?? [] }));
}
