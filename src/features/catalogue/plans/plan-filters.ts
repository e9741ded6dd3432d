import type { PlanCard } from "./contract.ts";

type Way = PlanCard["ways"][number];
/** How a plan comes to its buyer, what it must have, and where its traffic reaches the internet (iso2). */
export type Filters = { way: Way; ip?: string } & { [Name in Must]?: true };
export type Must = keyof typeof has;

const has = {
  fiveG: ({ networks }: PlanCard) => networks.some(({ generations }) => generations.includes("5G")),
  hotspot: ({ hotspot }: PlanCard) => hotspot === "yes",
  noId: ({ identity }: PlanCard) => identity === "none",
  topUp: ({ topUp }: PlanCard) => topUp,
} as const;
export const musts = Object.keys(has) as Must[];

/** What the shop can deliver today: the default. */
export const usualWay: Way = "esim";

export function passing(plans: readonly PlanCard[], { way, ip, ...wished }: Filters): PlanCard[] {
  return plans.filter(
    (plan) =>
      plan.ways.includes(way) &&
      (!ip || plan.breakout.includes(ip)) &&
      musts.every((must) => !wished[must] || has[must](plan)),
  );
}

/** How many plans there would be with each choice, all other filters kept. */
export function counted(plans: readonly PlanCard[], filters: Filters) {
  const left = (change: Partial<Filters>) => passing(plans, { ...filters, ...change }).length;
  return {
    must: Object.fromEntries(musts.map((must) => [must, left({ [must]: true })])) as Record<Must, number>,
    way: {
      esim: left({ way: "esim" }),
      physical: left({ way: "physical" }),
      renewal: left({ way: "renewal" }),
    } satisfies Record<Way, number>,
    ip: Object.fromEntries(ipsOf(plans).map((ip) => [ip, left({ ip })])),
  };
}

/** Each filter that is set, and how many plans there would be without it: the way out of an empty page. */
export function droppable(plans: readonly PlanCard[], filters: Filters): { name: Must | "ip" | "way"; left: number }[] {
  const set = [
    ...musts.filter((must) => filters[must]),
    ...(filters.ip ? (["ip"] as const) : []),
    ...(filters.way === usualWay ? [] : (["way"] as const)),
  ];
  return set.map((name) => ({ name, left: passing(plans, without(filters, name)).length }));
}

export function without(filters: Filters, name: Must | "ip" | "way"): Filters {
  return { ...filters, [name]: name === "way" ? usualWay : undefined };
}

/** Where the plans' traffic can reach the internet. */
export function ipsOf(plans: readonly PlanCard[]): string[] {
  return [...new Set(plans.flatMap(({ breakout }) => breakout))].toSorted();
}
