import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NetworkUnavailable, type Network, type PlanToLoad, type SimOnNetwork } from "./network.ts";

/** A network in hand: `sim` makes one in that state, `set` changes it, `breaksDown` lets the next calls or answers get lost. */
export type NetworkAtTest = {
  network: Network;
  sim(state: SimOnNetwork["state"]): Promise<string>;
  set(iccid: string, state: "active" | "blocked" | "expired"): Promise<void>;
  breaksDown(where: "nowhere" | "on the way there" | "on the way back"): void;
  /** How many plans this SIM carries. */
  plansOn(iccid: string): Promise<number>;
  close(): Promise<void>;
};

/** What every network must do. */
export function describeNetwork(name: string, open: () => Promise<NetworkAtTest>): void {
  describe(name, () => {
    let at: NetworkAtTest;
    beforeAll(async () => void (at = await open()));
    afterAll(() => at.close());

    const aPlan = (iccid: string, change: Partial<PlanToLoad> = {}): PlanToLoad => ({ key: randomUUID(), iccid, planCode: "jp-10gb-30d", allowanceMb: 10_240, days: 30, ...change });

    describe("finding SIMs", () => {
      test("every number gets its answer, in the order asked", async () => {
        const states = ["expired", "active", "unknown", "blocked"] as const;
        const asked = [];
        for (const state of states) asked.push({ iccid: await at.sim(state), state });
        expect(await at.network.findSims(asked.map(({ iccid }) => iccid))).toEqual(asked);
      });

      test("none asked, none answered", async () => {
        expect(await at.network.findSims([])).toEqual([]);
      });

      test("a network that is down says so, and nothing else", async () => {
        const iccid = await at.sim("active");
        at.breaksDown("on the way there");
        await expect(at.network.findSims([iccid])).rejects.toBeInstanceOf(NetworkUnavailable);
        at.breaksDown("nowhere");
        expect(await at.network.findSims([iccid])).toEqual([{ iccid, state: "active" }]);
      });
    });

    describe("loading a plan", () => {
      test.each(["blocked", "expired", "unknown"] as const)("a SIM that is %s takes none, and why is told", async (state) => {
        const iccid = await at.sim(state);
        expect(await at.network.loadPlan(aPlan(iccid))).toEqual({ state: "refused", failure: expect.stringMatching(/./) });
        expect(await at.plansOn(iccid)).toBe(0);
      });

      test("the same key loads once and answers the same: at the same moment, later, and after the SIM was blocked", async () => {
        const plan = aPlan(await at.sim("active"));
        const [first, atOnce] = await Promise.all([at.network.loadPlan(plan), at.network.loadPlan(plan)]);
        expect(first).toEqual({ state: "loaded", reference: expect.stringMatching(/./) });
        expect(atOnce).toEqual(first);
        await at.set(plan.iccid, "blocked");
        expect(await at.network.loadPlan(plan)).toEqual(first);
        expect(await at.plansOn(plan.iccid)).toBe(1);
      });

      test("another key loads another plan on the same SIM", async () => {
        const iccid = await at.sim("active");
        const loaded = [await at.network.loadPlan(aPlan(iccid)), await at.network.loadPlan(aPlan(iccid))];
        expect(new Set(loaded.map((answer) => answer.state === "loaded" && answer.reference)).size).toBe(2);
        expect(await at.plansOn(iccid)).toBe(2);
      });

      test("a lost call loads nothing, a lost answer has loaded; the same key mends both", async () => {
        const plan = aPlan(await at.sim("active"));
        at.breaksDown("on the way there");
        await expect(at.network.loadPlan(plan)).rejects.toBeInstanceOf(NetworkUnavailable);
        expect(await at.plansOn(plan.iccid)).toBe(0);
        at.breaksDown("on the way back");
        await expect(at.network.loadPlan(plan)).rejects.toBeInstanceOf(NetworkUnavailable);
        expect(await at.plansOn(plan.iccid)).toBe(1);
        at.breaksDown("nowhere");
        expect(await at.network.loadPlan(plan)).toMatchObject({ state: "loaded" });
        expect(await at.plansOn(plan.iccid)).toBe(1);
      });

      test("the same key for another wish is a bug, not an outage", async () => {
        const plan = aPlan(await at.sim("active"));
        await at.network.loadPlan(plan);
        const other = at.network.loadPlan({ ...plan, days: 7 });
        await expect(other).rejects.not.toBeInstanceOf(NetworkUnavailable);
      });
    });
  });
}
