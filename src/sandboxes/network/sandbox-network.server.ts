import type pg from "pg";
import type { Moved, Network, PlanOnNetwork, PlanToLoad } from "../../adapters/network/network.ts";
import { networkNow } from "./clock-store.server.ts";
import { begun, isRunning, leftAt, usedOn, type LivingPlan } from "./living-plan.ts";
import { loadOnNewSim } from "./new-sim.server.ts";
import { dayOf } from "./plan-days.ts";
import { keepPlan, loadedBy, megabyte, plansBy, savePlans, usesOf, type KeptPlan } from "./plan-store.server.ts";
import { settledSims } from "./sim-lives.server.ts";
import { simsOf } from "./sim-states.server.ts";
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
