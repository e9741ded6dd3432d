import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NetworkUnavailable, type Network, type PlanToLoad, type SimOnNetwork } from "./network.ts";

/**
 * A network in hand: `sim` makes one in that state, `set` changes it, `breaksDown` lets the next calls or answers get
 * lost.
 */
type NetworkAtTest = {
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

/** What every network must do. */
export function describeNetwork(name: string, open: () => Promise<NetworkAtTest>): void {
  describe(name, () => {
    let at: NetworkAtTest;
    beforeAll(async () => void (at = await open()));
    afterAll(() => at.close());

    const aPlan = (iccid: string, change: Partial<PlanToLoad> = {}): PlanToLoad => ({
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
    const load = async (change: Partial<PlanToLoad> & { iccid?: string } = {}) => {
      const plan = aPlan(change.iccid ?? (await at.sim("active")), change);
      const loaded = await at.network.loadPlan(plan);
      if (loaded.state !== "loaded") throw new Error(loaded.failure);
      return { reference: loaded.reference, iccid: plan.iccid };
    };
    const find = async (reference: string) => (await at.network.findPlans([reference]))[0]!;
    const usage = async (reference: string, from = "2000-01-01") =>
      (await at.network.usageOf([reference], from)).map(({ usedMb }) => usedMb);
    const hours = (one: Date | null, other: Date | null) => (other!.getTime() - one!.getTime()) / 3_600_000;

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

    describe("looking up, blocking and letting in a SIM", () => {
      test("one that was never connected was seen nowhere; then when and where it was, also after it is switched off", async () => {
        const { iccid } = await load();
        expect(await at.network.lookUpSim(iccid)).toEqual({ iccid, state: "active", seen: null });
        await at.connects(iccid, "JP");
        await at.later({ hours: 1 });
        const now = await at.network.lookUpSim(iccid);
        expect(now).toEqual({ iccid, state: "active", seen: { at: expect.any(Date), country: "JP" } });
        await at.disconnects(iccid);
        await at.later({ hours: 5 });
        expect(await at.network.lookUpSim(iccid)).toEqual(now);
      });

      test("one that it does not know is said to be unknown, and neither blocked nor let in", async () => {
        const iccid = await at.sim("unknown");
        expect(await at.network.lookUpSim(iccid)).toEqual({ iccid, state: "unknown", seen: null });
        for (const act of ["blockSim", "unblockSim"] as const)
          expect(await at.network[act](iccid)).toEqual({ state: "refused", failure: "sim_unknown" });
      });

      test("one that has expired is neither blocked nor let in", async () => {
        const iccid = await at.sim("expired");
        for (const act of ["blockSim", "unblockSim"] as const)
          expect(await at.network[act](iccid)).toEqual({ state: "refused", failure: "sim_expired" });
        expect(await at.network.findSims([iccid])).toEqual([{ iccid, state: "expired" }]);
      });

      test("a blocked SIM has no data until it is let in again; what it used before stays counted", async () => {
        const { reference, iccid } = await load();
        await at.connects(iccid, "JP");
        await at.uses(iccid, 10);
        expect(await at.network.blockSim(iccid)).toEqual({ state: "done" });
        expect(await at.network.lookUpSim(iccid)).toMatchObject({ state: "blocked", seen: { country: "JP" } });
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ state: "active", usedMb: 10 });
        expect(await at.network.loadPlan(aPlan(iccid))).toMatchObject({ state: "refused" });
        expect(await at.network.unblockSim(iccid)).toEqual({ state: "done" });
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ state: "active", usedMb: 20 });
      });

      test.each(["blockSim", "unblockSim"] as const)(
        "%s: a lost call does nothing, a lost answer has done it; repeating mends both",
        async (act) => {
          const [from, to] = act === "blockSim" ? (["active", "blocked"] as const) : (["blocked", "active"] as const);
          const iccid = await at.sim(from);
          at.breaksDown("on the way there");
          await expect(at.network[act](iccid)).rejects.toBeInstanceOf(NetworkUnavailable);
          at.breaksDown("nowhere");
          expect(await at.network.findSims([iccid])).toEqual([{ iccid, state: from }]);
          at.breaksDown("on the way back");
          await expect(at.network[act](iccid)).rejects.toBeInstanceOf(NetworkUnavailable);
          at.breaksDown("nowhere");
          expect(await at.network.findSims([iccid])).toEqual([{ iccid, state: to }]);
          expect(await Promise.all([at.network[act](iccid), at.network[act](iccid)])).toEqual([
            { state: "done" },
            { state: "done" },
          ]);
        },
      );
    });

    describe("registering a SIM under a real name", () => {
      const everywhere = { countries: ["HK", "TW", "JP"] };

      test("it has no data in Hong Kong and Taiwan before, then where it is registered, and elsewhere always", async () => {
        const { reference, iccid } = await load(everywhere);
        await at.connects(iccid, "HK");
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ state: "waiting", usedMb: 0 });
        expect(await at.network.registerSim(iccid, ["HK"])).toEqual({ state: "done" });
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ state: "active", usedMb: 10 });
        await at.connects(iccid, "TW");
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ usedMb: 10 });
        await at.connects(iccid, "JP");
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ usedMb: 20 });
      });

      test("registered for other regions it is no more for those before; de-registered for none", async () => {
        const { reference, iccid } = await load(everywhere);
        await at.network.registerSim(iccid, ["HK"]);
        await at.network.registerSim(iccid, ["TW"]);
        await at.connects(iccid, "HK");
        await at.uses(iccid, 10);
        await at.connects(iccid, "TW");
        await at.uses(iccid, 5);
        expect(await find(reference)).toMatchObject({ usedMb: 5 });
        expect(await at.network.deregisterSim(iccid)).toEqual({ state: "done" });
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ usedMb: 5 });
        expect(await at.network.deregisterSim(iccid)).toEqual({ state: "done" });
      });

      test.each(["unknown", "expired"] as const)(
        "one that is %s is refused, also for taking it back",
        async (state) => {
          const iccid = await at.sim(state);
          const failure = { state: "refused", failure: `sim_${state}` };
          expect([await at.network.registerSim(iccid, ["HK"]), await at.network.deregisterSim(iccid)]).toEqual([
            failure,
            failure,
          ]);
        },
      );

      test("a lost call does nothing, a lost answer has done it; repeating mends both", async () => {
        const { reference, iccid } = await load(everywhere);
        await at.connects(iccid, "HK");
        at.breaksDown("on the way there");
        await expect(at.network.registerSim(iccid, ["HK"])).rejects.toBeInstanceOf(NetworkUnavailable);
        at.breaksDown("nowhere");
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ usedMb: 0 });
        at.breaksDown("on the way back");
        await expect(at.network.registerSim(iccid, ["HK"])).rejects.toBeInstanceOf(NetworkUnavailable);
        at.breaksDown("nowhere");
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ usedMb: 10 });
        expect(await at.network.registerSim(iccid, ["HK"])).toEqual({ state: "done" });
      });
    });

    describe("moving what a SIM carries to another one", () => {
      test("the new one carries on with what is left; the old one is out of use for good", async () => {
        const [first, later] = [
          await load({ allowanceMb: 100, useBy: new Date("2027-05-19T08:00:00Z") }),
          randomUUID(),
        ];
        const waiting = await at.network.loadPlan(aPlan(first.iccid, { key: later }));
        await at.connects(first.iccid, "JP");
        await at.uses(first.iccid, 40);
        const before = await find(first.reference);
        const to = await at.sim("active");
        expect(await at.network.moveSim(first.iccid, to)).toEqual({ state: "done" });
        expect(await find(first.reference)).toMatchObject({ ...before, iccid: to, asOf: expect.any(Date) });
        expect([await at.plansOn(first.iccid), await at.plansOn(to)]).toEqual([0, 2]);
        expect(await at.network.findSims([first.iccid, to])).toEqual([
          { iccid: first.iccid, state: "expired" },
          { iccid: to, state: "active" },
        ]);
        await at.uses(first.iccid, 10);
        expect(await find(first.reference)).toMatchObject({ usedMb: 40 });
        await at.connects(to, "JP");
        await at.uses(to, 30);
        expect(await find(first.reference)).toMatchObject({ usedMb: 70, activatedAt: before.activatedAt });
        expect(await at.network.loadPlan(aPlan(to, { key: later }))).toEqual(waiting);
        expect(await at.network.loadPlan(aPlan(first.iccid))).toMatchObject({ state: "refused" });
        expect(await at.network.unblockSim(first.iccid)).toMatchObject({ state: "refused" });
      });

      test("one that is blocked can be moved: it was lost", async () => {
        const { reference, iccid } = await load();
        await at.network.blockSim(iccid);
        const to = await at.sim("active");
        expect(await at.network.moveSim(iccid, to)).toEqual({ state: "done" });
        expect(await find(reference)).toMatchObject({ iccid: to, state: "waiting" });
      });

      test("to one place only, whoever asks first; the same two again are done", async () => {
        const { reference, iccid } = await load();
        const [one, other] = [await at.sim("active"), await at.sim("active")];
        const answers = await Promise.all([at.network.moveSim(iccid, one), at.network.moveSim(iccid, other)]);
        expect(answers.map(({ state }) => state).toSorted()).toEqual(["done", "refused"]);
        const { iccid: carries } = await find(reference);
        expect(await at.network.moveSim(iccid, carries)).toEqual({ state: "done" });
        expect(await at.network.moveSim(iccid, carries === one ? other : one)).toEqual({
          state: "refused",
          failure: "sim_moved",
        });
      });

      test.each(["unknown", "expired"] as const)("from one that is %s nothing is moved", async (state) => {
        const to = await at.sim("active");
        expect(await at.network.moveSim(await at.sim(state), to)).toEqual({
          state: "refused",
          failure: `sim_${state}`,
        });
        expect(await at.network.findSims([to])).toEqual([{ iccid: to, state: "active" }]);
      });

      test.each(["unknown", "expired", "blocked"] as const)("to one that is %s nothing is moved", async (state) => {
        const { reference, iccid } = await load();
        expect(await at.network.moveSim(iccid, await at.sim(state))).toEqual({
          state: "refused",
          failure: `target_${state}`,
        });
        expect(await find(reference)).toMatchObject({ iccid });
        expect(await at.network.findSims([iccid])).toEqual([{ iccid, state: "active" }]);
      });

      test("to one that carries a plan of somebody's, or to itself, nothing is moved", async () => {
        const [mine, theirs] = [await load(), await load()];
        for (const to of [theirs.iccid, mine.iccid])
          expect(await at.network.moveSim(mine.iccid, to)).toEqual({ state: "refused", failure: "target_used" });
      });

      test("a lost call moves nothing, a lost answer has moved; asking again mends both", async () => {
        const { reference, iccid } = await load();
        const to = await at.sim("active");
        at.breaksDown("on the way there");
        await expect(at.network.moveSim(iccid, to)).rejects.toBeInstanceOf(NetworkUnavailable);
        at.breaksDown("nowhere");
        expect(await find(reference)).toMatchObject({ iccid });
        at.breaksDown("on the way back");
        await expect(at.network.moveSim(iccid, to)).rejects.toBeInstanceOf(NetworkUnavailable);
        at.breaksDown("nowhere");
        expect(await find(reference)).toMatchObject({ iccid: to });
        expect(await at.network.moveSim(iccid, to)).toEqual({ state: "done" });
      });
    });

    describe("loading a plan", () => {
      test.each(["blocked", "expired", "unknown"] as const)(
        "a SIM that is %s takes none, with the reason",
        async (state) => {
          const iccid = await at.sim(state);
          expect(await at.network.loadPlan(aPlan(iccid))).toEqual({
            state: "refused",
            failure: expect.stringMatching(/./),
          });
          expect(await at.plansOn(iccid)).toBe(0);
        },
      );

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

    describe("how plans stand", () => {
      test("none asked, none answered; what it does not know is left out", async () => {
        expect([await at.network.findPlans([]), await at.network.usageOf([], "2026-01-01")]).toEqual([[], []]);
        const { reference } = await load();
        expect((await at.network.findPlans(["nobody's", reference, "'; --"])).map((plan) => plan.reference)).toEqual([
          reference,
        ]);
        expect(await at.network.usageOf(["nobody's"], "2026-01-01")).toEqual([]);
      });

      test("more than 200 at once is a bug, not an outage", async () => {
        const many = Array.from({ length: 201 }, () => randomUUID());
        await expect(at.network.findPlans(many)).rejects.not.toBeInstanceOf(NetworkUnavailable);
        await expect(at.network.usageOf(many, "2026-01-01")).rejects.not.toBeInstanceOf(NetworkUnavailable);
        expect(await at.network.findPlans(many.slice(1))).toEqual([]);
      });

      test.each(["on the way there", "on the way back"] as const)(
        "lost %s: nothing is known, and nothing has changed",
        async (where) => {
          const { reference } = await load();
          at.breaksDown(where);
          await expect(at.network.findPlans([reference])).rejects.toBeInstanceOf(NetworkUnavailable);
          await expect(at.network.usageOf([reference], "2026-01-01")).rejects.toBeInstanceOf(NetworkUnavailable);
          at.breaksDown("nowhere");
          expect(await find(reference)).toMatchObject({ state: "waiting", usedMb: 0 });
        },
      );

      test("a plan waits until the SIM connects where it covers, then runs for its days", async () => {
        const { reference, iccid } = await load({ days: 7 });
        expect(await find(reference)).toEqual({
          reference,
          iccid,
          state: "waiting",
          activatedAt: null,
          expiresAt: null,
          usedMb: 0,
          usedTodayMb: 0,
          slow: false,
          asOf: expect.any(Date),
        });
        await at.connects(iccid, "TH");
        await at.uses(iccid, 5);
        expect(await find(reference)).toMatchObject({ state: "waiting", usedMb: 0 });
        await at.connects(iccid, "JP");
        await at.uses(iccid, 5);
        const { activatedAt, expiresAt, ...plan } = await find(reference);
        expect([plan, hours(activatedAt, expiresAt)]).toEqual([
          { reference, iccid, state: "active", usedMb: 5, usedTodayMb: 5, slow: false, asOf: expect.any(Date) },
          7 * 24,
        ]);
        await at.later({ days: 7 });
        expect(await find(reference)).toMatchObject({
          state: "expired",
          activatedAt,
          expiresAt,
          usedMb: 5,
          slow: false,
        });
      });

      test("one that begins with the purchase runs at once; one that waits for too long is lost", async () => {
        const [bought, forgotten] = [
          await load({ startRule: "purchase" }),
          await load({ useBy: new Date("2026-12-21T08:00:00Z") }),
        ];
        expect(await find(bought.reference)).toMatchObject({ state: "active", usedMb: 0 });
        await at.later({ days: 31 });
        await at.connects(forgotten.iccid, "JP");
        expect(await find(forgotten.reference)).toMatchObject({ state: "expired", activatedAt: null });
      });

      test("a package is used up at its allowance, and the next one goes on", async () => {
        const first = await load({ allowanceMb: 100, days: 7, useBy: new Date("2027-05-19T08:00:00Z") });
        const next = await load({ iccid: first.iccid });
        await at.connects(first.iccid, "JP");
        await at.uses(first.iccid, 150);
        expect(await find(first.reference)).toMatchObject({ state: "used_up", usedMb: 100, slow: true });
        expect(await find(next.reference)).toMatchObject({ state: "active", usedMb: 50, slow: false });
      });

      test("a day pass is slow when the day's allowance is used, and full again the next day; its days are reported one by one", async () => {
        const { reference, iccid } = await load({
          kind: "day_pass",
          allowanceMb: 100,
          speedAfterKbps: 384,
          dayRule: "24_hours",
        });
        await at.connects(iccid, "JP");
        await at.uses(iccid, 150);
        expect(await find(reference)).toMatchObject({ state: "active", usedMb: 100, usedTodayMb: 100, slow: true });
        await at.later({ days: 1 });
        await at.uses(iccid, 60);
        expect(await find(reference)).toMatchObject({ state: "active", usedMb: 160, usedTodayMb: 60, slow: false });
        expect(await usage(reference)).toEqual([100, 60]);
        const [, { day }] = (await at.network.usageOf([reference], "2000-01-01")) as [unknown, { day: string }];
        expect([await usage(reference, day), await usage(reference, "2099-01-01")]).toEqual([[60], []]);
      });
    });

    describe("beginning and ending a plan", () => {
      const acts = ["startPlan", "endUnused", "endPlan"] as const;

      test.each(acts)("%s: one that it does not know is refused", async (act) => {
        expect(await at.network[act]("nobody's")).toEqual({ state: "refused", failure: "not_on_this_network" });
      });

      test.each(acts)("%s: a lost call does nothing, a lost answer has done it; repeating mends both", async (act) => {
        const { reference } = await load();
        at.breaksDown("on the way there");
        await expect(at.network[act](reference)).rejects.toBeInstanceOf(NetworkUnavailable);
        at.breaksDown("nowhere");
        expect((await find(reference)).state).toBe("waiting");
        at.breaksDown("on the way back");
        await expect(at.network[act](reference)).rejects.toBeInstanceOf(NetworkUnavailable);
        at.breaksDown("nowhere");
        const done = await find(reference);
        expect(done.state).toBe(act === "startPlan" ? "active" : "ended");
        expect(await Promise.all([at.network[act](reference), at.network[act](reference)])).toEqual([
          { state: "done" },
          { state: "done" },
        ]);
        expect(await find(reference)).toMatchObject({ state: done.state, activatedAt: done.activatedAt });
      });

      test.each(acts)("%s: what is over stays over", async (act) => {
        const { reference } = await load({ startRule: "purchase", days: 1 });
        await at.later({ days: 1 });
        expect(await at.network[act](reference)).toEqual({ state: "refused", failure: expect.stringMatching(/./) });
        expect((await find(reference)).state).toBe("expired");
      });

      test("a plan that was ended never begins", async () => {
        const { reference, iccid } = await load();
        await at.network.endPlan(reference);
        expect(await at.network.startPlan(reference)).toEqual({ state: "refused", failure: "not_waiting" });
        await at.connects(iccid, "JP");
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ state: "ended", usedMb: 0 });
      });

      test("ended only where it has not begun: what runs goes on, and what was ended after its beginning was not unused", async () => {
        const { reference, iccid } = await load();
        await at.connects(iccid, "JP");
        await at.uses(iccid, 10);
        expect(await at.network.endUnused(reference)).toEqual({ state: "refused", failure: "begun" });
        await at.uses(iccid, 10);
        expect(await find(reference)).toMatchObject({ state: "active", usedMb: 20 });
        await at.network.endPlan(reference);
        expect(await at.network.endUnused(reference)).toEqual({ state: "refused", failure: "begun" });
      });

      test("ended unused and used at the same moment: one of them happens", async () => {
        const { reference, iccid } = await load();
        const [ended] = await Promise.all([
          at.network.endUnused(reference),
          at.connects(iccid, "JP").then(() => at.uses(iccid, 10)),
        ]);
        expect(await find(reference)).toMatchObject(
          ended.state === "done" ? { state: "ended", activatedAt: null, usedMb: 0 } : { state: "active", usedMb: 10 },
        );
      });

      test("on a blocked SIM none begins, and any can be ended", async () => {
        const { reference, iccid } = await load();
        await at.set(iccid, "blocked");
        expect(await at.network.startPlan(reference)).toEqual({
          state: "refused",
          failure: expect.stringMatching(/./),
        });
        expect(await at.network.endUnused(reference)).toEqual({ state: "done" });
        expect(await at.network.endPlan(reference)).toEqual({ state: "done" });
      });

      test("begun before its turn, the running one goes on to its own end; ended early, the other carries on", async () => {
        const first = await load({ days: 7, useBy: new Date("2027-05-19T08:00:00Z") });
        const next = await load({ iccid: first.iccid });
        await at.connects(first.iccid, "JP");
        expect((await find(next.reference)).state).toBe("waiting");
        expect(await at.network.startPlan(next.reference)).toEqual({ state: "done" });
        await at.uses(first.iccid, 10);
        expect([(await find(first.reference)).usedMb, (await find(next.reference)).usedMb]).toEqual([10, 0]);
        expect(await at.network.endPlan(first.reference)).toEqual({ state: "done" });
        await at.uses(first.iccid, 10);
        expect(await find(first.reference)).toMatchObject({ state: "ended", usedMb: 10, slow: false });
        expect(await find(next.reference)).toMatchObject({ state: "active", usedMb: 10 });
      });
    });
  });
}
