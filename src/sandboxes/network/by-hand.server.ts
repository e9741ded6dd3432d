import type pg from "pg";
import { hourMs } from "../../kernel/duration.ts";
import { changeClock, clockOf, networkNow } from "./clock-store.server.ts";
import { begun } from "./living-plan.ts";
import { movedOn, shownBy, spedUp } from "./network-clock.ts";
import { useAtOnce, type Use } from "./passing-time.ts";
import { megabyte, plansBy, savePlans, usesOf } from "./plan-store.server.ts";
import { bytesLeft, hasNetwork, isValid } from "./prepaid-life.ts";
import { latestPrepaid, saveLife, settledPrepaid, writeJournal, type KnownPrepaid } from "./prepaid-store.server.ts";
import { noteSeen, saveLived, settledSims, type SettledSim } from "./sim-lives.server.ts";
import { inTransaction } from "./transaction.server.ts";

/**
 * What happens in the sandbox network's world, set by a person or a test: where SIMs are, what they use, and how time
 * passes.
 */
export type NetworkByHand = {
  /** `fastUntil`: the real moment up to which it runs `speed` times as fast. */
  clock(): Promise<{ at: Date; speed: number; fastUntil: Date | null }>;
  /** Never back; what happens until then is counted as if the time had passed. */
  moveOn(by: { days?: number; hours?: number; seconds?: number }): Promise<void>;
  /** So many times as fast, for so many real seconds; then as fast as ever. */
  speedUp(speed: number, seconds: number): Promise<void>;
  /** To an ISO 3166 country, or switched off: null. */
  goTo(iccid: string, country: string | null): Promise<void>;
  /** Megabytes of 2^20 in every hour in which it is connected, from now on. */
  useHourly(iccid: string, mb: number): Promise<void>;
  /** At once, as far as its plans carry it at full speed; answers how much that was. */
  useNow(iccid: string, mb: number): Promise<number>;
  /** A prepaid card as it is now; undefined: no such card. */
  prepaidOf(iccid: string): Promise<KnownPrepaid | undefined>;
  /** Those that were topped up last. */
  latestPrepaid(most: number): Promise<KnownPrepaid[]>;
  /** Megabytes of 2^20 of a prepaid card at once, as far as its balance goes; answers how much that was. */
  usePrepaid(iccid: string, mb: number): Promise<number>;
  /** The eSIM is on a phone, which begins the plans that begin with that. */
  install(iccid: string): Promise<void>;
  /** Nothing for a SIM that carries no plan. */
  simOf(iccid: string): Promise<SettledSim | undefined>;
  /** Those that were loaded last. */
  latestSims(most: number): Promise<SettledSim[]>;
  /** What was used on each day, of these plans. */
  usesOf(references: readonly string[]): Promise<Use[]>;
};

const hour = hourMs;

export function networkByHand({ pool, clock }: { pool: pg.Pool; clock: () => Date }): NetworkByHand {
  const real = () => clock().getTime();
  const settled = (tx: pg.PoolClient, iccids: readonly string[]) =>
    networkNow(tx, real()).then((now) => settledSims(tx, iccids, now));
  const change = (iccid: string, act: (tx: pg.PoolClient, sim: SettledSim) => Promise<unknown>) =>
    inTransaction(pool, async (tx) => {
      const [sim] = await settled(tx, [iccid]);
      await settledPrepaid(tx, iccid, sim!.at);
      await act(tx, sim!);
    });
  const prepaid = <Result>(iccid: string, act: (tx: pg.PoolClient, card?: KnownPrepaid) => Promise<Result>) =>
    inTransaction(pool, async (tx) => act(tx, await settledPrepaid(tx, iccid, await networkNow(tx, real()))));

  return {
    async clock() {
      const now = real();
      const kept = await clockOf(pool, now);
      const fast = now < kept.fastUntil && kept.speed > 1;
      return {
        at: new Date(shownBy(kept, now)),
        speed: fast ? kept.speed : 1,
        fastUntil: fast ? new Date(kept.fastUntil) : null,
      };
    },
    moveOn: ({ days = 0, hours = 0, seconds = 0 }) =>
      inTransaction(pool, (tx) =>
        changeClock(tx, real(), (kept) => movedOn(kept, real(), (days * 24 + hours) * hour + seconds * 1000)),
      ),
    speedUp: (speed, seconds) =>
      inTransaction(pool, (tx) => changeClock(tx, real(), (kept) => spedUp(kept, real(), speed, seconds * 1000))),
    goTo: (iccid, country) =>
      change(iccid, async (tx, sim) => {
        await noteSeen(tx, sim);
        await tx.query("update sandbox_network.lives set country = $2 where iccid = $1", [iccid, country]);
      }),
    useHourly: (iccid, mb) =>
      change(iccid, (tx) =>
        tx.query("update sandbox_network.lives set mb_per_hour = $2 where iccid = $1", [iccid, mb]),
      ),
    async useNow(iccid, mb) {
      let used = 0;
      await change(iccid, async (tx, { sim, plans, at }) => {
        const lived = useAtOnce(sim, plans, Math.round(mb * megabyte), at);
        used = lived.uses.reduce((sum, { bytes }) => sum + bytes, 0) / megabyte;
        await saveLived(tx, plans, lived);
      });
      return used;
    },
    latestPrepaid: (most) =>
      inTransaction(pool, async (tx) => {
        const now = await networkNow(tx, real());
        const cards = [];
        for (const iccid of (await latestPrepaid(tx, most)).toSorted())
          cards.push((await settledPrepaid(tx, iccid, now))!);
        return cards;
      }),
    prepaidOf: (iccid) => prepaid(iccid, async (_tx, card) => card),
    usePrepaid: (iccid, mb) =>
      prepaid(iccid, async (tx, card) => {
        if (!card || card.state !== "active" || !isValid(card.life, card.at)) return 0;
        if (!hasNetwork(card.life, card.country)) return 0;
        const bytes = Math.min(Math.round(mb * megabyte), bytesLeft(card.life));
        const used = { ...card, life: { ...card.life, usedBytes: card.life.usedBytes + bytes } };
        await saveLife(tx, used);
        if (bytes > 0) await writeJournal(tx, used, [{ at: card.at, bytes }]);
        return bytes / megabyte;
      }),
    install: (iccid) =>
      change(iccid, (tx, { plans, at }) =>
        savePlans(
          tx,
          plans
            .filter(({ state, startRule }) => state === "waiting" && startRule === "installation")
            .map((plan) => begun(plan, at)),
        ),
      ),
    simOf: (iccid) =>
      inTransaction(pool, async (tx) =>
        (await plansBy(tx, { iccids: [iccid] })).length > 0 ? (await settled(tx, [iccid]))[0] : undefined,
      ),
    latestSims: (most) =>
      inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<{ iccid: string }>(
          "select iccid from sandbox_network.loaded_plans group by iccid order by max(loaded_at) desc, iccid limit $1",
          [most],
        );
        const sims = await settled(
          tx,
          rows.map(({ iccid }) => iccid),
        );
        return rows.map(({ iccid }) => sims.find(({ life }) => life.iccid === iccid)!);
      }),
    usesOf: (references) => usesOf(pool, references, "2000-01-01"),
  };
}
