import { describe, expect, test } from "vitest";
import { type Desk } from "./network-world.suite.ts";
import { NetworkUnavailable } from "./network.ts";

export function describeStartsAndEnds(desk: Desk): void {
  const { load, find } = desk;

  describe("beginning and ending a plan", () => {
    const acts = ["startPlan", "endUnused", "endPlan"] as const;

    test.each(acts)("%s: one that it does not know is refused", async (act) => {
      expect(await desk.network[act]("nobody's")).toEqual({ state: "refused", failure: "not_on_this_network" });
    });

    test.each(acts)("%s: a lost call does nothing, a lost answer has done it; repeating mends both", async (act) => {
      const { reference } = await load();
      desk.at.breaksDown("on the way there");
      await expect(desk.network[act](reference)).rejects.toBeInstanceOf(NetworkUnavailable);
      desk.at.breaksDown("nowhere");
      expect((await find(reference)).state).toBe("waiting");
      desk.at.breaksDown("on the way back");
      await expect(desk.network[act](reference)).rejects.toBeInstanceOf(NetworkUnavailable);
      desk.at.breaksDown("nowhere");
      const done = await find(reference);
      expect(done.state).toBe(act === "startPlan" ? "active" : "ended");
      expect(await Promise.all([desk.network[act](reference), desk.network[act](reference)])).toEqual([
        { state: "done" },
        { state: "done" },
      ]);
      expect(await find(reference)).toMatchObject({ state: done.state, activatedAt: done.activatedAt });
    });

    test.each(acts)("%s: what is over stays over", async (act) => {
      const { reference } = await load({ startRule: "purchase", days: 1 });
      await desk.at.later({ days: 1 });
      expect(await desk.network[act](reference)).toEqual({ state: "refused", failure: expect.stringMatching(/./) });
      expect((await find(reference)).state).toBe("expired");
    });

    test("a plan that was ended never begins", async () => {
      const { reference, iccid } = await load();
      await desk.network.endPlan(reference);
      expect(await desk.network.startPlan(reference)).toEqual({ state: "refused", failure: "not_waiting" });
      await desk.at.connects(iccid, "JP");
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ state: "ended", usedMb: 0 });
    });

    test("ended only where it has not begun: what runs goes on, and what was ended after its beginning was not unused", async () => {
      const { reference, iccid } = await load();
      await desk.at.connects(iccid, "JP");
      await desk.at.uses(iccid, 10);
      expect(await desk.network.endUnused(reference)).toEqual({ state: "refused", failure: "begun" });
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ state: "active", usedMb: 20 });
      await desk.network.endPlan(reference);
      expect(await desk.network.endUnused(reference)).toEqual({ state: "refused", failure: "begun" });
    });

    test("ended unused and used at the same moment: one of them happens", async () => {
      const { reference, iccid } = await load();
      const [ended] = await Promise.all([
        desk.network.endUnused(reference),
        desk.at.connects(iccid, "JP").then(() => desk.at.uses(iccid, 10)),
      ]);
      expect(await find(reference)).toMatchObject(
        ended.state === "done" ? { state: "ended", activatedAt: null, usedMb: 0 } : { state: "active", usedMb: 10 },
      );
    });

    test("on a blocked SIM none begins, and any can be ended", async () => {
      const { reference, iccid } = await load();
      await desk.at.set(iccid, "blocked");
      expect(await desk.network.startPlan(reference)).toEqual({
        state: "refused",
        failure: expect.stringMatching(/./),
      });
      expect(await desk.network.endUnused(reference)).toEqual({ state: "done" });
      expect(await desk.network.endPlan(reference)).toEqual({ state: "done" });
    });

    test("begun before its turn, the running one goes on to its own end; ended early, the other carries on", async () => {
      const first = await load({ days: 7, useBy: new Date("2027-05-19T08:00:00Z") });
      const next = await load({ iccid: first.iccid });
      await desk.at.connects(first.iccid, "JP");
      expect((await find(next.reference)).state).toBe("waiting");
      expect(await desk.network.startPlan(next.reference)).toEqual({ state: "done" });
      await desk.at.uses(first.iccid, 10);
      expect([(await find(first.reference)).usedMb, (await find(next.reference)).usedMb]).toEqual([10, 0]);
      expect(await desk.network.endPlan(first.reference)).toEqual({ state: "done" });
      await desk.at.uses(first.iccid, 10);
      expect(await find(first.reference)).toMatchObject({ state: "ended", usedMb: 10, slow: false });
      expect(await find(next.reference)).toMatchObject({ state: "active", usedMb: 10 });
    });
  });
}
