import { describe, expect, test } from "vitest";
import { type Desk } from "./network-world.suite.ts";
import { NetworkUnavailable } from "./network.ts";

export function describeRealNames(desk: Desk): void {
  const { load, find } = desk;

  describe("registering a SIM under a real name", () => {
    const everywhere = { countries: ["HK", "TW", "JP"] };

    test("it has no data in Hong Kong and Taiwan before, then where it is registered, and elsewhere always", async () => {
      const { reference, iccid } = await load(everywhere);
      await desk.at.connects(iccid, "HK");
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ state: "waiting", usedMb: 0 });
      expect(await desk.network.registerSim(iccid, ["HK"])).toEqual({ state: "done" });
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ state: "active", usedMb: 10 });
      await desk.at.connects(iccid, "TW");
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ usedMb: 10 });
      await desk.at.connects(iccid, "JP");
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ usedMb: 20 });
    });

    test("registered for other regions it is no more for those before; de-registered for none", async () => {
      const { reference, iccid } = await load(everywhere);
      await desk.network.registerSim(iccid, ["HK"]);
      await desk.network.registerSim(iccid, ["TW"]);
      await desk.at.connects(iccid, "HK");
      await desk.at.uses(iccid, 10);
      await desk.at.connects(iccid, "TW");
      await desk.at.uses(iccid, 5);
      expect(await find(reference)).toMatchObject({ usedMb: 5 });
      expect(await desk.network.deregisterSim(iccid)).toEqual({ state: "done" });
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ usedMb: 5 });
      expect(await desk.network.deregisterSim(iccid)).toEqual({ state: "done" });
    });

    test.each(["unknown", "expired"] as const)("one that is %s is refused, also for taking it back", async (state) => {
      const iccid = await desk.at.sim(state);
      const failure = { state: "refused", failure: `sim_${state}` };
      expect([await desk.network.registerSim(iccid, ["HK"]), await desk.network.deregisterSim(iccid)]).toEqual([
        failure,
        failure,
      ]);
    });

    test("a lost call does nothing, a lost answer has done it; repeating mends both", async () => {
      const { reference, iccid } = await load(everywhere);
      await desk.at.connects(iccid, "HK");
      desk.at.breaksDown("on the way there");
      await expect(desk.network.registerSim(iccid, ["HK"])).rejects.toBeInstanceOf(NetworkUnavailable);
      desk.at.breaksDown("nowhere");
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ usedMb: 0 });
      desk.at.breaksDown("on the way back");
      await expect(desk.network.registerSim(iccid, ["HK"])).rejects.toBeInstanceOf(NetworkUnavailable);
      desk.at.breaksDown("nowhere");
      await desk.at.uses(iccid, 10);
      expect(await find(reference)).toMatchObject({ usedMb: 10 });
      expect(await desk.network.registerSim(iccid, ["HK"])).toEqual({ state: "done" });
    });
  });
}
