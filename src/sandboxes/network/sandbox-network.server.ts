import type pg from "pg";
import type {
  Moved,
  Network,
  PlanOnNetwork,
  PlanToLoad,
  RegisteredRegion,
  SimOnNetwork,
} from "../../adapters/network/network.ts";
import { networkNow } from "./clock-store.server.ts";
import { begun, isRunning, leftAt, usedOn, type LivingPlan } from "./living-plan.ts";
import { moveAll } from "./moved-sims.server.ts";
import { loadOnNewSim } from "./new-sim.server.ts";
import { dayOf } from "./plan-days.ts";
import { keepPlan, loadedBy, megabyte, plansBy, savePlans, usesOf, type KeptPlan } from "./plan-store.server.ts";
import { prepaidCards } from "./prepaid-cards.server.ts";
import { settledPrepaid } from "./prepaid-store.server.ts";
import { setRegistered } from "./registered-sims.server.ts";
import { noteSeen, seenLast, settledSims, type SettledSim } from "./sim-lives.server.ts";
import { setSimState, simsOf } from "./sim-states.server.ts";
import { inTransaction } from "./transaction.server.ts";
import type { Weather } from "./weather.ts";

type SandboxAccess = { pool: pg.Pool; clock: () => Date; weather?: Weather };

/**
 * A network of its own in the schema `sandbox_network`, which lives by a clock of its own (network-clock.ts) and counts
 * only when it is read. Where SIMs are and what they use is set by hand (by-hand.server.ts); left alone, they lie
 * nowhere.
 */
export function sandboxNetwork({ pool, clock, weather = calm }: SandboxAccess): Network {
  return {
    findSims: (iccids) => onItsWay(() => simsOf(pool, iccids)),

    lookUpSim: (iccid) =>
      onItsWay(async () => {
        const [sim] = await simsOf(pool, [iccid]);
        if (sim!.state === "unknown") return { ...sim!, seen: null };
        return inTransaction(pool, async (tx) => ({ ...sim!, seen: seenLast(await settledSim(tx, iccid)) }));
      }),

    blockSim: (iccid) => onItsWay(() => letIn(iccid, "blocked")),

    unblockSim: (iccid) => onItsWay(() => letIn(iccid, "active")),

    registerSim: (iccid, regions) => onItsWay(() => register(iccid, regions)),

    deregisterSim: (iccid) => onItsWay(() => register(iccid, [])),

    moveSim: (from, to) =>
      onItsWay(() =>
        inTransaction(pool, async (tx) => {
          const sims = await settledSims(tx, [from, to], await networkNow(tx, clock().getTime()));
          const sim = (iccid: string) => sims.find(({ life }) => life.iccid === iccid)!;
          return moveAll(tx, sim(from), sim(to));
        }),
      ),

    loadPlan: (wish) =>
      onItsWay(async () => {
        const loaded =
          (await loadOnNewSim(pool, wish, clock().getTime())) ?? (await loadedBy(pool, wish)) ?? (await load(wish));
        return loaded
          ? { state: "loaded", reference: loaded.reference }
          : { state: "refused", failure: `sim_${(await simsOf(pool, [wish.iccid]))[0]!.state}` };
      }),

    findPlans: (references) =>
      onItsWay(() =>
        settled(fewEnough(references), async (_tx, plans) => plans.map(({ plan, at }) => shown(plan, at))),
      ),

    usageOf: (references, from) =>
      onItsWay(() =>
        settled(fewEnough(references), async (tx) =>
          (await usesOf(tx, references, from)).map(({ reference, day, bytes }) => ({
            reference,
            day,
            usedMb: bytes / megabyte,
          })),
        ),
      ),

    startPlan: (reference) =>
      onItsWay(() =>
        move(reference, async (tx, plan, at) => {
          if (isRunning(plan)) return { state: "done" };
          if (plan.state !== "waiting") return { state: "refused", failure: "not_waiting" };
          const [sim] = await simsOf(tx, [plan.iccid]);
          if (sim!.state !== "active") return { state: "refused", failure: `sim_${sim!.state}` };
          await savePlans(tx, [begun(plan, at)]);
          return { state: "done" };
        }),
      ),

    endUnused: (reference) =>
      onItsWay(() =>
        move(reference, async (tx, plan) => {
          if (plan.state === "expired") return { state: "refused", failure: "expired" };
          if (plan.begunAt !== null) return { state: "refused", failure: "begun" };
          if (plan.state !== "ended") await savePlans(tx, [{ ...plan, state: "ended" }]);
          return { state: "done" };
        }),
      ),

    endPlan: (reference) =>
      onItsWay(() =>
        move(reference, async (tx, plan) => {
          if (plan.state === "expired") return { state: "refused", failure: "expired" };
          if (plan.state !== "ended") await savePlans(tx, [{ ...plan, state: "ended" }]);
          return { state: "done" };
        }),
      ),

    ...prepaidCards({ pool, clock, onItsWay }),
  };

  async function onItsWay<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    await weather.before();
    const answer = await act();
    // the response is lost: it is done, and the caller does not know
    await weather.after();
    return answer;
  }

  /**
   * Nothing when the SIM takes none. Of two with the same key at the same moment one loads, and both get that one.
   */
  async function load(wish: PlanToLoad): Promise<{ reference: string } | undefined> {
    const [sim] = await simsOf(pool, [wish.iccid]);
    if (sim?.state !== "active") return undefined;
    const real = clock().getTime();
    const kept = await inTransaction(pool, async (tx) => {
      const now = await networkNow(tx, real);
      const [settledSim] = await settledSims(tx, [wish.iccid], now);
      return keepPlan(tx, wish, settledSim!.at, now - real);
    });
    return kept ?? loadedBy(pool, wish);
  }

  async function settledSim(tx: pg.PoolClient, iccid: string): Promise<SettledSim> {
    return (await settledSims(tx, [iccid], await networkNow(tx, clock().getTime())))[0]!;
  }

  /** What it did until now is counted first, in the state that it was in. */
  function letIn(iccid: string, to: "active" | "blocked"): Promise<Moved> {
    return inTransaction(pool, async (tx) => {
      const sim = await settledSim(tx, iccid);
      await settledPrepaid(tx, iccid, sim.at);
      const [{ state }] = (await simsOf(tx, [iccid])) as [SimOnNetwork];
      if (state === "unknown" || state === "expired") return { state: "refused", failure: `sim_${state}` };
      await noteSeen(tx, sim);
      await setSimState(tx, iccid, to, new Date(sim.at));
      return { state: "done" };
    });
  }

  function register(iccid: string, regions: readonly RegisteredRegion[]): Promise<Moved> {
    return inTransaction(pool, async (tx) => {
      const sim = await settledSim(tx, iccid);
      const [{ state }] = (await simsOf(tx, [iccid])) as [SimOnNetwork];
      if (state === "unknown" || state === "expired") return { state: "refused", failure: `sim_${state}` };
      await noteSeen(tx, sim);
      await setRegistered(tx, iccid, regions);
      return { state: "done" };
    });
  }

  async function settled<Answer>(
    references: readonly string[],
    act: (tx: pg.PoolClient, plans: { plan: KeptPlan; at: number }[]) => Promise<Answer>,
  ): Promise<Answer> {
    return inTransaction(pool, async (tx) => {
      const iccids = (await plansBy(tx, { references })).map(({ iccid }) => iccid);
      const sims = await settledSims(tx, iccids, await networkNow(tx, clock().getTime()));
      return act(
        tx,
        sims.flatMap(({ plans, at }) =>
          plans.filter(({ reference }) => references.includes(reference)).map((plan) => ({ plan, at })),
        ),
      );
    });
  }

  function move(
    reference: string,
    act: (tx: pg.PoolClient, plan: KeptPlan, at: number) => Promise<Moved>,
  ): Promise<Moved> {
    return settled([reference], async (tx, [found]) =>
      found ? act(tx, found.plan, found.at) : { state: "refused", failure: "not_on_this_network" },
    );
  }
}

const calm: Weather = { before: async () => {}, after: async () => {} };

const mostAtOnce = 200;

function fewEnough(references: readonly string[]): readonly string[] {
  if (references.length > mostAtOnce)
    throw new Error(`asked for ${references.length} plans at once, at most ${mostAtOnce}`);
  return references;
}

function shown(plan: LivingPlan & { iccid: string }, at: number): PlanOnNetwork {
  const { reference, iccid, state, begunAt, expiresAt, used } = plan;
  return {
    reference,
    iccid,
    state,
    activatedAt: begunAt === null ? null : new Date(begunAt),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    usedMb: used / megabyte,
    usedTodayMb: usedOn(plan, dayOf(plan, at).name) / megabyte,
    slow: isRunning(plan) && leftAt(plan, at) === 0,
    asOf: new Date(at),
  };
}
