import type { PlanKind, StartRule } from "../../kernel/plan-terms.ts";
import type { PrepaidNetwork } from "./prepaid-network.ts";

/** `unknown`: no such SIM. Only an `active` one takes a plan; the others say why not. */
export type SimOnNetwork = { iccid: string; state: "active" | "blocked" | "expired" | "unknown" };

/** `seen`: when and where it was connected last, by the network's clock; null: never. */
export type SimNow = SimOnNetwork & { seen: { at: Date; country: string } | null };

/** `planCode` is the shop's own code; `allowanceMb` in megabytes of 2^20, per day or in total, as the plan is sold. */
export type PlanToLoad = {
  key: string;
  iccid: string;
  planCode: string;
  kind: PlanKind;
  allowanceMb: number;
  days: number;
  speedAfterKbps: number;
  startRule: StartRule;
  dayRule: "calendar_day" | "24_hours" | null;
  /** The IANA time zone of a `calendar_day`. */
  dayZone: string | null;
  /** ISO 3166 codes. */
  countries: readonly string[];
  boughtAt: Date;
  /** A plan that has not started by then is lost. */
  useBy: Date;
};

/** `refused` is final: the SIM cannot take this plan. */
export type Loaded = { state: "loaded"; reference: string } | { state: "refused"; failure: string };

/** The network's state of a plan. `used_up`: packages only; a day pass is throttled until the next day starts. */
export type PlanOnNetwork = {
  reference: string;
  iccid: string;
  state: "waiting" | "active" | "used_up" | "expired" | "ended";
  activatedAt: Date | null;
  expiresAt: Date | null;
  /**
   * Usage since its start, in megabytes of 2^20 with a fraction to the byte; and of the current day, which for a
   * package is the day in UTC.
   */
  usedMb: number;
  usedTodayMb: number;
  /** The allowance (of the day, for a day pass) is used up: throttled, or stopped where there is no speed after it. */
  slow: boolean;
  /** The time of this state, by the network's clock. */
  asOf: Date;
};

/**
 * The usage of one day of the plan: in its zone's calendar; for days of 24 hours, named by the date on which they
 * started (UTC); else the day in UTC.
 */
export type UsageRecord = { reference: string; day: string; usedMb: number };

/** Where nobody uses data whose SIM is not registered. */
export type RegisteredRegion = "HK" | "TW";

/** `refused` is final, such as `not_waiting`, `not_on_this_network` or `sim_unknown`. */
export type Moved = { state: "done" } | { state: "refused"; failure: string };

/** The network was unreachable or its response malformed: the outcome is unknown, and the same key may be retried. */
export class NetworkUnavailable extends Error {}

/** No network is configured: a retry is pointless. */
export class NetworkNotConnected extends NetworkUnavailable {}

/** The carrier's network: which SIMs exist, the plans on them, and their usage. */
export interface Network extends PrepaidNetwork {
  /** One result for each number, in the same order. */
  findSims(iccids: readonly string[]): Promise<SimOnNetwork[]>;
  /** A SIM as it is at this moment. */
  lookUpSim(iccid: string): Promise<SimNow>;
  /** Keeps an active SIM off the network: it uses no data and begins no plan; plans that run go on to their end. Idempotent. */
  blockSim(iccid: string): Promise<Moved>;
  /** Lets a blocked SIM back in. Idempotent. */
  unblockSim(iccid: string): Promise<Moved>;
  /**
   * Lets a SIM use data in these regions, whose law wants its holder registered, and in no other one of them. Nothing of
   * the holder goes there. Idempotent.
   */
  registerSim(iccid: string, regions: readonly RegisteredRegion[]): Promise<Moved>;
  /** Takes that back in all of them. Idempotent. */
  deregisterSim(iccid: string): Promise<Moved>;
  /**
   * The active SIM `to`, which never carried a plan, carries on with all plans of `from`, as they stand: what was used, their days and
   * their references. `from`, which may be blocked, is out of use for good, in the same step. Idempotent for the same two.
   */
  moveSim(from: string, to: string): Promise<Moved>;
  /**
   * Loads a plan on an existing SIM. Idempotent by `key`, even after the SIM was blocked; the same key for another plan
   * is a bug and throws something else than `NetworkUnavailable`.
   */
  loadPlan(wish: PlanToLoad): Promise<Loaded>;
  /** The state of these plans, at most 200 at once, in any order; unknown ones are left out. */
  findPlans(references: readonly string[]): Promise<PlanOnNetwork[]>;
  /**
   * Every day with usage, from the day `from` (YYYY-MM-DD) on; the current day still grows. At most 200 plans at once.
   */
  usageOf(references: readonly string[], from: string): Promise<UsageRecord[]>;
  /** Starts a waiting plan before its turn: the SIM's running plan continues to its own end. Idempotent. */
  startPlan(reference: string): Promise<Moved>;
  /**
   * Ends a waiting plan; refused if it has started, which then continues. So it decides the race between the traveller
   * and whoever takes the plan back. Idempotent.
   */
  endUnused(reference: string): Promise<Moved>;
  /** Ends a plan early, whether it runs or waits. Idempotent. */
  endPlan(reference: string): Promise<Moved>;
}
