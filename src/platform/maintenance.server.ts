import { setTimeout } from "node:timers/promises";
import type { Db, DbOrTx } from "./database/database.server.ts";

/** Requirements C6: the switch that closes the shop for an upgrade (docs/decisions/0012). */
export type Maintenance = {
  /** When the upgrade should be over; nothing while the shop is open. */
  current(): Promise<Date | undefined>;
};

/** A database that is silent instead of away must not hold every page. */
const patienceMs = 500;

/**
 * Reads the switch at most once in `freshMs` milliseconds, however many ask. While the database does not answer, what
 * it said last holds: the database itself may be what is being upgraded.
 */
export function maintenanceOf(db: Db, { freshMs = 1000, elapsed = () => performance.now() } = {}): Maintenance {
  let known: Date | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const read = async () => {
    try {
      known = await endOfMaintenance(db);
    } catch {
      // whoever needs the database will say so; the log must not say it once a second
    } finally {
      readAt = elapsed();
      reading = undefined;
    }
  };
  return {
    async current() {
      if (elapsed() - readAt < freshMs) return known;
      reading ??= read();
      await (readAt === -Infinity
        ? reading
        : Promise.race([reading, setTimeout(patienceMs, undefined, { ref: false })]));
      return known;
    },
  };
}

export async function endOfMaintenance(db: DbOrTx): Promise<Date | undefined> {
  return (await db.selectFrom("maintenance").select("ends_at").executeTakeFirst())?.ends_at;
}

/** Closes the shop, or moves the end of an upgrade that takes longer. */
export async function closeShop(db: DbOrTx, { until, now }: { until: Date; now: Date }): Promise<void> {
  const row = { ends_at: until, begun_at: now };
  await db
    .insertInto("maintenance")
    .values(row)
    .onConflict((known) => known.column("one_row").doUpdateSet({ ends_at: until }))
    .execute();
}

export async function openShop(db: DbOrTx): Promise<void> {
  await db.deleteFrom("maintenance").execute();
}

/** `Retry-After` in whole seconds. An upgrade that takes longer is asked after once a minute. */
export function retryAfter(until: Date, now: Date): number {
  return Math.max(60, Math.ceil((until.getTime() - now.getTime()) / 1000));
}
