import { describe, expect, test } from "vitest";
import { aPlan, type Desk } from "./network-world.suite.ts";
import { NetworkUnavailable } from "./network.ts";

export function describeSims(desk: Desk): void {
  const { load, find } = desk;

  describe("finding SIMs", () => {
    test("every number gets its answer, in the order asked", async () => {
      const states = ["expired", "active", "unknown", "blocked"] as const;
      const asked = [];
      for (const state of states) asked.push({ iccid: await desk.at.sim(state), state });
      expect(await desk.network.findSims(asked.map(({ iccid }) => iccid))).toEqual(asked);
    });

    test("none asked, none answered", async () => {
      expect(await desk.network.findSims([])).toEqual([]);
    });

    test("a network that is down says so, and nothing else", async () => {
      const iccid = await desk.at.sim("active");
      desk.at.breaksDown("on the way there");
      await expect(desk.network.findSims([iccid])).rejects.toBeInstanceOf(NetworkUnavailable);
      desk.at.breaksDown("nowhere");
      expect(await desk.network.findSims([iccid])).toEqual([{ iccid, state: "active" }]);
    });
  });

  describe("looking up, blocking and letting in a SIM", () => {
    test("one that was never connected was seen nowhere; then when and where it was, also after it is switched off", async () => {
      const { iccid } = await load();
      expect(await desk.network.lookUpSim(iccid)).toEqual({ iccid, state: "active", seen: null });
      await desk.at.connects(iccid, "JP");
      await desk.at.later({ hours: 1 });
      const now = await desk.network.lookUpSim(iccid);
      expect(now).toEqual({ iccid, state: "active", seen: { at: expect.any(Date), country: "JP" } });
      await desk.at.disconnects(iccid);
      await desk.at.later({ hours: 5 });
      expect(await desk.network.lookUpSim(iccid)).toEqual(now);
    });

    test("one that it does not know is said to be unknown, and neither blocked nor let in", async () => {
      const iccid = await desk.at.sim("unknown");
      expect(await desk.network.lookUpSim(iccid)).toEqual({ iccid, state: "unknown", seen: null });
      for (const act of ["blockSim", "unblockSim"] as const)
        expect(await desk.network[act](iccid)).toEqual({ state: "refused", failure: "sim_unknown" });
    });

    test("one that has expired is neither blocked nor let in", async () => {
      const iccid = await desk.at.sim("expired");
      for (const act of ["blockSim", "unblockSim"] as const)
        expect(await desk.network[act](iccid)).toEqual({ state: "refused", failure: "sim_expired" });
      expect(await desk.network.findSims([iccid])).toEqual([{ iccid, state: "expired" }]);
    });

    test("a blocked SIM has no data until it is let in again; what it used before stays counted", async () => {
      const { reference, iccid } = await load();
      await desk.at.connects(iccid, "JP");
      await desk.at.uses(iccid, 10);
      expect(await desk.network.blockSim(iccid)).toEqual({ state: "done" });
      expect(await desk.network.lookUpSim(iccid)).toMatchObject({ state: "blocked", seen: { country: "JP" } });
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ state: "active", usedMb: 10 });
      expect(await desk.network.loadPlan(aPlan(iccid))).toMatchObject({ state: "refused" });
      expect(await desk.network.unblockSim(iccid)).toEqual({ state: "done" });
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ state: "active", usedMb: 20 });
    });

    test.each(["blockSim", "unblockSim"] as const)(
      "%s: a lost call does nothing, a lost answer has done it; repeating mends both",
      async (act) => {
        const [from, to] = act === "blockSim" ? (["active", "blocked"] as const) : (["blocked", "active"] as const);
        const iccid = await desk.at.sim(from);
        desk.at.breaksDown("on the way there");
        await expect(desk.network[act](iccid)).rejects.toBeInstanceOf(NetworkUnavailable);
        desk.at.breaksDown("nowhere");
        expect(await desk.network.findSims([iccid])).toEqual([{ iccid, state: from }]);
        desk.at.breaksDown("on the way back");
        await expect(desk.network[act](iccid)).rejects.toBeInstanceOf(NetworkUnavailable);
        desk.at.breaksDown("nowhere");
        expect(await desk.network.findSims([iccid])).toEqual([{ iccid, state: to }]);
        expect(await Promise.all([desk.network[act](iccid), desk.network[act](iccid)])).toEqual([
          { state: "done" },
          { state: "done" },
        ]);
      },
    );
  });
}
