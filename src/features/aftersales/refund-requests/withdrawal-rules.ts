import { dayMs } from "../../../kernel/duration.ts";
import type { PlanKind } from "../../../kernel/plan-terms.ts";
import { addDays, dateAt } from "../../../kernel/zoned-time.ts";
import { hasBegun, shareOf, touchedBy, type Sold, type SoldSim } from "./rules.ts";

/*
 * The right of withdrawal of Directive 2011/83/EU, articles 9, 13, 14 and 16(a), and the function for it that Directive
 * (EU) 2023/2673 asks for since 19 June 2026. What is for a lawyer stands in docs/decisions/0016.
 */
const periodDays = 14;

/**
 * The period ends with the fourteenth day after `from`; a Saturday or Sunday moves it to the next Monday (Regulation
 * 1182/71). Nobody knows the buyer's calendar, so no calendar on earth has less: the day of `from` is that of the first
 * clocks, 14 hours ahead of UTC, and the last day ends when it has ended everywhere, at 12:00 UTC of the next one.
 */
export function withdrawalEnds(from: Date): Date {
  const last = new Date(addDays(dateAt(from.getTime(), "Etc/GMT-14"), periodDays));
  const weekend = { 6: 2, 0: 1 }[last.getUTCDay()] ?? 0;
  return new Date(last.getTime() + weekend * dayMs + 1.5 * dayMs);
}

/** The calendar day that ends then, `2026-12-07`. */
export function lastDayOf(ends: Date): string {
  return new Date(ends.getTime() - 1.5 * dayMs).toISOString().slice(0, 10);
}

/** For a service, from the contract on; for cards, from the day of their arrival. */
export function periodOf({
  way,
  placedAt,
  paidAt,
  arrivedAt,
}: {
  way: SoldSim["way"];
  placedAt: Date;
  paidAt: Date | null;
  arrivedAt: Date | null;
}) {
  if (way !== "physical") return withdrawalEnds(paidAt ?? placedAt);
  return arrivedAt ? withdrawalEnds(arrivedAt) : null;
}

export type Plan = { kind: PlanKind; days: number; allowanceMb: number };

/**
 * How much of a service was supplied, in thousandths, rounded in the buyer's favour (article 14(3)): a day pass by days
 * started, a package by data used.
 */
export function supplied({ data }: Pick<SoldSim, "data">, plan: Plan, now: Date): number {
  if (!data?.activatedAt) return 0;
  const begun = Math.min(plan.days, Math.max(1, Math.ceil((now.getTime() - data.activatedAt.getTime()) / dayMs)));
  // a plan that we ended for the withdrawal also counts as expired before its days are over
  if (data.state === "used_up" || (data.state === "expired" && begun === plan.days)) return 1000;
  const part = plan.kind === "day_pass" ? begun / plan.days : Math.min(1, data.usedMb / plan.allowanceMb);
  return Math.floor(part * 1000);
}

/**
 * The refund for a SIM within the period. Started data is deducted only where the buyer had expressly asked for the
 * start (article 14(4)(a)); if fully supplied on that request, the right is lost (article 16(a)).
 */
export function withdrawn(sim: SoldSim, facts: { sold: Sold; plan: Plan; askedToBegin: boolean; now: Date }) {
  const share = shareOf(facts.sold, sim.position);
  const part = facts.askedToBegin ? supplied(sim, facts.plan, facts.now) : 0;
  return { position: sim.position, amount: share - Math.floor((share * part) / 1000) };
}

/** No review needed: the data has not started, and what was made can be taken back without the buyer. */
export function isCleanWithdrawal(sim: SoldSim): boolean {
  if (hasBegun(sim)) return false;
  if (sim.way === "physical") return sim.parcel === "waiting";
  return sim.way === "esim" && sim.profileState !== null && touchedBy(sim, "until_activated") === "untouched";
}
