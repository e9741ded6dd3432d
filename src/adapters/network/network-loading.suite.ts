import { describe, expect, test } from "vitest";
import { aPlan, type Desk } from "./network-world.suite.ts";
import { NetworkUnavailable } from "./network.ts";

export function describeLoading(desk: Desk): void {
  describe("loading a plan", () => {
    test.each(["blocked", "expired", "unknown"] as const)(
      "a SIM that is %s takes none, with the reason",
      async (state) => {
        const iccid = await desk.at.sim(state);
        expect(await desk.network.loadPlan(aPlan(iccid))).toEqual({
          state: "refused",
          failure: expect.stringMatching(/./),
        });
        expect(await desk.at.plansOn(iccid)).toBe(0);
      },
    );

    test("the same key loads once and answers the same: at the same moment, later, and after the SIM was blocked", async () => {
      const plan = aPlan(await desk.at.sim("active"));
      const [first, atOnce] = await Promise.all([desk.network.loadPlan(plan), desk.network.loadPlan(plan)]);
      expect(first).toEqual({ state: "loaded", reference: expect.stringMatching(/./) });
      expect(atOnce).toEqual(first);
      await desk.at.set(plan.iccid, "blocked");
      expect(await desk.network.loadPlan(plan)).toEqual(first);
      expect(await desk.at.plansOn(plan.iccid)).toBe(1);
    });

    test("another key loads another plan on the same SIM", async () => {
      const iccid = await desk.at.sim("active");
      const loaded = [await desk.network.loadPlan(aPlan(iccid)), await desk.network.loadPlan(aPlan(iccid))];
      expect(new Set(loaded.map((answer) => answer.state === "loaded" && answer.reference)).size).toBe(2);
      expect(await desk.at.plansOn(iccid)).toBe(2);
    });

    test("a lost call loads nothing, a lost answer has loaded; the same key mends both", async () => {
      const plan = aPlan(await desk.at.sim("active"));
      desk.at.breaksDown("on the way there");
      await expect(desk.network.loadPlan(plan)).rejects.toBeInstanceOf(NetworkUnavailable);
      expect(await desk.at.plansOn(plan.iccid)).toBe(0);
      desk.at.breaksDown("on the way back");
      await expect(desk.network.loadPlan(plan)).rejects.toBeInstanceOf(NetworkUnavailable);
      expect(await desk.at.plansOn(plan.iccid)).toBe(1);
      desk.at.breaksDown("nowhere");
      expect(await desk.network.loadPlan(plan)).toMatchObject({ state: "loaded" });
      expect(await desk.at.plansOn(plan.iccid)).toBe(1);
    });

    test("the same key for another wish is a bug, not an outage", async () => {
      const plan = aPlan(await desk.at.sim("active"));
      await desk.network.loadPlan(plan);
      const other = desk.network.loadPlan({ ...plan, days: 7 });
      await expect(other).rejects.not.toBeInstanceOf(NetworkUnavailable);
    });
  });
}
