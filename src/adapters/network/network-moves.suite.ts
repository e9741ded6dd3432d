import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aPlan, type Desk } from "./network-world.suite.ts";
import { NetworkUnavailable } from "./network.ts";

export function describeMoves(desk: Desk): void {
  const { load, find } = desk;

  describe("moving what a SIM carries to another one", () => {
    test("the new one carries on with what is left; the old one is out of use for good", async () => {
      const [first, later] = [await load({ allowanceMb: 100, useBy: new Date("2027-05-19T08:00:00Z") }), randomUUID()];
      const waiting = await desk.network.loadPlan(aPlan(first.iccid, { key: later }));
      await desk.at.connects(first.iccid, "JP");
      await desk.at.uses(first.iccid, 40);
      const before = await find(first.reference);
      const to = await desk.at.sim("active");
      expect(await desk.network.moveSim(first.iccid, to)).toEqual({ state: "done" });
      expect(await find(first.reference)).toMatchObject({ ...before, iccid: to, asOf: expect.any(Date) });
      expect([await desk.at.plansOn(first.iccid), await desk.at.plansOn(to)]).toEqual([0, 2]);
      expect(await desk.network.findSims([first.iccid, to])).toEqual([
        { iccid: first.iccid, state: "expired" },
        { iccid: to, state: "active" },
      ]);
      await desk.at.uses(first.iccid, 10);
      expect(await find(first.reference)).toMatchObject({ usedMb: 40 });
      await desk.at.connects(to, "JP");
      await desk.at.uses(to, 30);
      expect(await find(first.reference)).toMatchObject({ usedMb: 70, activatedAt: before.activatedAt });
      expect(await desk.network.loadPlan(aPlan(to, { key: later }))).toEqual(waiting);
      expect(await desk.network.loadPlan(aPlan(first.iccid))).toMatchObject({ state: "refused" });
      expect(await desk.network.unblockSim(first.iccid)).toMatchObject({ state: "refused" });
    });

    test("one that is blocked can be moved: it was lost", async () => {
      const { reference, iccid } = await load();
      await desk.network.blockSim(iccid);
      const to = await desk.at.sim("active");
      expect(await desk.network.moveSim(iccid, to)).toEqual({ state: "done" });
      expect(await find(reference)).toMatchObject({ iccid: to, state: "waiting" });
    });

    test("to one place only, whoever asks first; the same two again are done", async () => {
      const { reference, iccid } = await load();
      const [one, other] = [await desk.at.sim("active"), await desk.at.sim("active")];
      const answers = await Promise.all([desk.network.moveSim(iccid, one), desk.network.moveSim(iccid, other)]);
      expect(answers.map(({ state }) => state).toSorted()).toEqual(["done", "refused"]);
      const { iccid: carries } = await find(reference);
      expect(await desk.network.moveSim(iccid, carries)).toEqual({ state: "done" });
      expect(await desk.network.moveSim(iccid, carries === one ? other : one)).toEqual({
        state: "refused",
        failure: "sim_moved",
      });
    });

    test.each(["unknown", "expired"] as const)("from one that is %s nothing is moved", async (state) => {
      const to = await desk.at.sim("active");
      expect(await desk.network.moveSim(await desk.at.sim(state), to)).toEqual({
        state: "refused",
        failure: `sim_${state}`,
      });
      expect(await desk.network.findSims([to])).toEqual([{ iccid: to, state: "active" }]);
    });

    test.each(["unknown", "expired", "blocked"] as const)("to one that is %s nothing is moved", async (state) => {
      const { reference, iccid } = await load();
      expect(await desk.network.moveSim(iccid, await desk.at.sim(state))).toEqual({
        state: "refused",
        failure: `target_${state}`,
      });
      expect(await find(reference)).toMatchObject({ iccid });
      expect(await desk.network.findSims([iccid])).toEqual([{ iccid, state: "active" }]);
    });

    test("to one that carries a plan of somebody's, or to itself, nothing is moved", async () => {
      const [mine, theirs] = [await load(), await load()];
      for (const to of [theirs.iccid, mine.iccid])
        expect(await desk.network.moveSim(mine.iccid, to)).toEqual({ state: "refused", failure: "target_used" });
    });

    test("a lost call moves nothing, a lost answer has moved; asking again mends both", async () => {
      const { reference, iccid } = await load();
      const to = await desk.at.sim("active");
      desk.at.breaksDown("on the way there");
      await expect(desk.network.moveSim(iccid, to)).rejects.toBeInstanceOf(NetworkUnavailable);
      desk.at.breaksDown("nowhere");
      expect(await find(reference)).toMatchObject({ iccid });
      desk.at.breaksDown("on the way back");
      await expect(desk.network.moveSim(iccid, to)).rejects.toBeInstanceOf(NetworkUnavailable);
      desk.at.breaksDown("nowhere");
      expect(await find(reference)).toMatchObject({ iccid: to });
      expect(await desk.network.moveSim(iccid, to)).toEqual({ state: "done" });
    });
  });
}
