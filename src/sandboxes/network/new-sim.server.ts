import type pg from "pg";
import type { PlanToLoad } from "../../adapters/network/network.ts";
import { clockIn, type ClockRow } from "./clock-store.server.ts";
import { shownBy } from "./network-clock.ts";
import { keepFirstPlan } from "./plan-store.server.ts";
import { stateByDigits } from "./sim-states.server.ts";

type Unmoved = { [Column in keyof ClockRow]: null };
type Looked = (ClockRow | Unmoved) & { state: string | null; lives: boolean };

/**
 * Loads the first plan on a SIM, as every purchase of an eSIM does: nothing has happened to the SIM that would have to
 * be settled, so two statements do without a transaction. Undefined: the SIM lives already, is not active, or the key
 * was used; then the general way has the answer.
 */
export async function loadOnNewSim(
  pool: pg.Pool,
  wish: PlanToLoad,
  real: number,
): Promise<{ reference: string } | undefined> {
  const { rows } = await pool.query<Looked>({
    name: "a SIM before its first plan",
    text: `select real_at, network_at, speed, fast_until,
        (select state from sandbox_network.sims where iccid = $1) as state,
        exists (select from sandbox_network.lives where iccid = $1) as lives
      from (select) as one left join sandbox_network.clock on true`,
    values: [wish.iccid],
  });
  const { state, lives, ...clock } = rows[0]!;
  if (lives || (state ?? stateByDigits(wish.iccid)) !== "active") return undefined;
  const now = shownBy(clockIn(clock.real_at === null ? undefined : clock, real), real);
  return keepFirstPlan(pool, wish, now, now - real);
}
