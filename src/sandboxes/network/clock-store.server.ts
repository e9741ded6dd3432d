import type pg from "pg";
import { shownBy, type NetworkClock } from "./network-clock.ts";

type Database = pg.Pool | pg.PoolClient;
export type ClockRow = { real_at: Date; network_at: Date; speed: number; fast_until: Date };

/** A clock that was never moved shows the real time. */
export async function clockOf(database: Database, real: number): Promise<NetworkClock> {
  const { rows } = await database.query<ClockRow>("select * from sandbox_network.clock");
  return clockIn(rows[0], real);
}

export function clockIn(row: ClockRow | undefined, real: number): NetworkClock {
  return row ? read(row) : { realAt: real, networkAt: real, speed: 1, fastUntil: real };
}

export async function networkNow(database: Database, real: number): Promise<number> {
  return shownBy(await clockOf(database, real), real);
}

/** Changes the clock; of two who do it at the same moment the second goes on from what the first has made of it. */
export async function changeClock(
  tx: pg.PoolClient,
  real: number,
  change: (clock: NetworkClock) => NetworkClock,
): Promise<void> {
  await tx.query(
    "insert into sandbox_network.clock (real_at, network_at, speed, fast_until) values ($1, $1, 1, $1) on conflict do nothing",
    [new Date(real)],
  );
  const { rows } = await tx.query<ClockRow>("select * from sandbox_network.clock for update");
  const { realAt, networkAt, speed, fastUntil } = change(read(rows[0]!));
  await tx.query("update sandbox_network.clock set real_at = $1, network_at = $2, speed = $3, fast_until = $4", [
    new Date(realAt),
    new Date(networkAt),
    speed,
    new Date(fastUntil),
  ]);
}

function read({ real_at, network_at, speed, fast_until }: ClockRow): NetworkClock {
  return { realAt: real_at.getTime(), networkAt: network_at.getTime(), speed, fastUntil: fast_until.getTime() };
}
