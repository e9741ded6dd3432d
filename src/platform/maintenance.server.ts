import { setTimeout } from "node:timers/promises";
import type { Db, DbOrTx } from "./database/database.server.ts";

/** Requirements C6: the maintenance switch (docs/decisions/0012). */
export type Maintenance = {
  /** The expected end of the upgrade; undefined while the shop is open. */
  current(): Promise<Date | undefined>;
};

/** A database that hangs must not delay every page. */
const patienceMs = 500;

/**
 * Reads the switch at most once in `freshMs` milliseconds, however many callers ask. While the database does not
 * answer, its last answer stays valid: the database itself may be what is being upgraded.
 */
export function maintenanceOf(db: Db, { freshMs = 1000, elapsed = () => performance.now() } = {}): Maintenance {
  let known: Date | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const read = async () => {
    try {
      known = await endOfMaintenance(db);
    } catch {
      // not logged here, once a second: whatever needs the database reports it
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

/** Closes the shop, or changes the expected end. */
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

/** `Retry-After` in whole seconds; once a minute when the upgrade takes longer than announced. */
export function retryAfter(until: Date, now: Date): number {
  return Math.max(60, Math.ceil((until.getTime() - now.getTime()) / 1000));
}
