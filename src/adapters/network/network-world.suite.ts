import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import type { Network, PlanOnNetwork, PlanToLoad, SimOnNetwork } from "./network.ts";

/**
 * A network in hand: `sim` makes one in that state, `set` changes it, `breaksDown` lets the next calls or answers get
 * lost.
 */
export type NetworkAtTest = {
  network: Network;
  sim(state: SimOnNetwork["state"]): Promise<string>;
  set(iccid: string, state: "active" | "blocked" | "expired"): Promise<void>;
  breaksDown(where: "nowhere" | "on the way there" | "on the way back"): void;
  /** How many plans this SIM carries. */
  plansOn(iccid: string): Promise<number>;
  /** The SIM connects in a country; it uses data there; time passes for the network. */
  connects(iccid: string, country: string): Promise<void>;
  disconnects(iccid: string): Promise<void>;
  uses(iccid: string, mb: number): Promise<void>;
  later(by: { days?: number; hours?: number }): Promise<void>;
  close(): Promise<void>;
};

/** A network that is opened before the tests of a suite and closed behind them, with the steps that they share. */
export type Desk = {
  readonly at: NetworkAtTest;
  readonly network: Network;
  /** A plan on a SIM; on a new one unless `iccid` names another. */
  load: (change?: Partial<PlanToLoad>) => Promise<{ reference: string; iccid: string }>;
  find: (reference: string) => Promise<PlanOnNetwork>;
};

export function deskAt(open: () => Promise<NetworkAtTest>): Desk {
  let at: NetworkAtTest;
  beforeAll(async () => void (at = await open()));
  afterAll(() => at.close());
  return {
    get at() {
      return at;
    },
    get network() {
      return at.network;
    },
    async load(change = {}) {
      const plan = aPlan(change.iccid ?? (await at.sim("active")), change);
      const loaded = await at.network.loadPlan(plan);
      if (loaded.state !== "loaded") throw new Error(loaded.failure);
      return { reference: loaded.reference, iccid: plan.iccid };
    },
    find: async (reference) => (await at.network.findPlans([reference]))[0]!,
  };
}

export const aPlan = (iccid: string, change: Partial<PlanToLoad> = {}): PlanToLoad => ({
  key: randomUUID(),
  iccid,
  planCode: "jp-10gb-30d",
  kind: "fixed",
  allowanceMb: 10_240,
  days: 30,
  speedAfterKbps: 0,
  startRule: "first_connection",
  dayRule: null,
  dayZone: null,
  countries: ["JP"],
  boughtAt: new Date("2026-11-21T07:59:00Z"),
  useBy: new Date("2027-05-20T08:00:00Z"),
  ...change,
});
