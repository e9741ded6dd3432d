import { byActivationOrder } from "../../../kernel/activation-order.ts";
import { endOf, type SoldPlan } from "../../stock/data-plans/rules.ts";

/** A package that runs or waits. */
export type OnTheClock = {
  packageId: string;
  state: "not_started" | "active";
  sold: SoldPlan;
  regions: number;
  boughtAt: Date;
  useBy: Date;
  /** If it is running. */
  activatedAt: Date | null;
  expiresAt: Date | null;
};

type ClockEntry = {
  packageId: string;
  role: "running" | "next" | "later";
  from: { at: Date; certainty: "known" | "first_use" | "after_previous" };
  until: { at: Date; certainty: "known" | "at_latest" | "expected" };
  tooLate: boolean;
};

/**
 * Spec 4: in which order the packages of one SIM run, and when, as far as can be known; see `contract.ts` for the
 * terms.
 */
export function packageClock(packages: readonly OnTheClock[], now: Date): ClockEntry[] {
  const ordered = packages.toSorted((one, other) => byActivationOrder(inOrder(one), inOrder(other)));
  const running = ordered.filter(({ state }) => state === "active").map(entryOfRunning);
  const waiting = ordered.filter(({ state }) => state === "not_started");
  const free = running.length > 0 ? new Date(Math.max(...running.map(({ until }) => until.at.getTime()))) : undefined;
  return [...running, ...entriesOfWaiting(waiting, free, now)];
}

function inOrder({ state, expiresAt, useBy, regions, boughtAt }: OnTheClock) {
  return { endsAt: state === "active" ? expiresAt! : useBy, regions, boughtAt };
}

function entryOfRunning({ packageId, sold, activatedAt, expiresAt }: OnTheClock): ClockEntry {
  return {
    packageId,
    role: "running",
    from: { at: activatedAt!, certainty: "known" },
    until: { at: expiresAt!, certainty: sold.kind === "day_pass" ? "known" : "at_latest" },
    tooLate: false,
  };
}

/**
 * `free`: the latest end of all running ones; undefined where none runs, so that the first one waits for its first use.
 */
function entriesOfWaiting(waiting: readonly OnTheClock[], free: Date | undefined, now: Date): ClockEntry[] {
  const entries: ClockEntry[] = [];
  let turn = free;
  for (const { packageId, sold, useBy } of waiting) {
    const begins = turn ?? now;
    const tooLate = begins >= useBy;
    const until = endOf(sold, begins);
    const isNext = !tooLate && !entries.some(({ role }) => role === "next");
    entries.push({
      packageId,
      role: isNext ? "next" : "later",
      from: { at: begins, certainty: turn ? "after_previous" : "first_use" },
      until: { at: until, certainty: "expected" },
      tooLate,
    });
    // a lost package does not delay the next
    if (!tooLate) turn = until;
  }
  return entries;
}
