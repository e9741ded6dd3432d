/** `unknown`: no such SIM. Only an `active` one takes a plan; the others say why not. */
export type SimOnNetwork = { iccid: string; state: "active" | "blocked" | "expired" | "unknown" };

/** `planCode` is the shop's own code; `allowanceMb` in megabytes of 2^20, per day or in total, as the plan is sold. */
export type PlanToLoad = {
  key: string;
  iccid: string;
  planCode: string;
  kind: "day_pass" | "fixed";
  allowanceMb: number;
  days: number;
  speedAfterKbps: number;
  startRule: "first_connection" | "installation" | "purchase";
  dayRule: "calendar_day" | "24_hours" | null;
  /** Whose calendar a `calendar_day` follows, as IANA time zone. */
  dayZone: string | null;
  /** ISO 3166 codes. */
  countries: readonly string[];
  boughtAt: Date;
  /** A plan that was not begun by then is lost. */
  useBy: Date;
};

/** `refused` is final: the SIM cannot take this plan. */
export type Loaded = { state: "loaded"; reference: string } | { state: "refused"; failure: string };

/** A plan as the network has it. `used_up`: only a package can be; a day pass is slow until the next day begins. */
export type PlanOnNetwork = {
  reference: string;
  iccid: string;
  state: "waiting" | "active" | "used_up" | "expired" | "ended";
  activatedAt: Date | null;
  expiresAt: Date | null;
  /**
   * Since it began, in megabytes of 2^20, to the byte and so with a fraction; and of the running day, which for a
   * package is the day in UTC.
   */
  usedMb: number;
  usedTodayMb: number;
  /**
   * The allowance, of a day pass that of the day, is used: slowed down, or stopped where it has no speed afterwards.
   */
  slow: boolean;
  /** The moment of which all this is true, by the network's clock. */
  asOf: Date;
};

/**
 * All that was used on one day of the plan: its zone's calendar, days of 24 hours named by the date on which they began
 * (UTC), or the day in UTC.
 */
export type UsageRecord = { reference: string; day: string; usedMb: number };

/** `refused` is final, such as `not_waiting` or `not_on_this_network`. */
export type Moved = { state: "done" } | { state: "refused"; failure: string };

/** The network could not be reached or answered nonsense: nothing is known, the same key may be sent again. */
export class NetworkUnavailable extends Error {}

/** There is none: asking again makes no sense. */
export class NetworkNotConnected extends NetworkUnavailable {}

/** The carrier's own side: which SIMs exist, the plans that they carry, and what is used of them. */
export interface Network {
  /** One answer for each number asked, in the same order. */
  findSims(iccids: readonly string[]): Promise<SimOnNetwork[]>;
  /**
   * Loads a plan on a SIM that somebody holds. Repeating it with the same `key` loads it once and answers the same,
   * also after the SIM was blocked; the same key for another wish is a bug and throws something else than
   * `NetworkUnavailable`.
   */
  loadPlan(wish: PlanToLoad): Promise<Loaded>;
  /** How these plans stand, at most 200 at once, in no certain order; what the network does not know is left out. */
  findPlans(references: readonly string[]): Promise<PlanOnNetwork[]>;
  /**
   * Every day on which something was used, from the day `from` (YYYY-MM-DD) on; a day that still runs grows. At most
   * 200 plans at once.
   */
  usageOf(references: readonly string[], from: string): Promise<UsageRecord[]>;
  /**
   * Begins a plan that waits, before its turn: the running one of the SIM goes on to its own end. Harmless to repeat.
   */
  startPlan(reference: string): Promise<Moved>;
  /**
   * Ends a plan that waits; refused where it has begun, which then goes on as if nobody had asked. So it decides who
   * was first, the traveller or whoever takes the plan back. Harmless to repeat.
   */
  endUnused(reference: string): Promise<Moved>;
  /** Ends a plan early, whether it runs or waits. Harmless to repeat. */
  endPlan(reference: string): Promise<Moved>;
}
