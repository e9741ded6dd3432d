import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Language } from "../kernel/language.ts";
import type { Db, DbOrTx } from "./database/database.server.ts";

/** What visitors are told: the expected end of the upgrade, and why, in each language that the shop is offered in. */
export type Upgrade = { until: Date; reason: Reason | null };
type Reason = Partial<Record<Language, string>>;

/** Requirements C6: the maintenance switch (docs/decisions/0012). */
export type Maintenance = {
  /** Undefined while the shop is open. */
  current(): Promise<Upgrade | undefined>;
};

/** A database that hangs must not delay every page. */
const patienceMs = 500;

/**
 * Reads the switch at most once in `freshMs` milliseconds, however many callers ask. While the database does not
 * answer, its last answer stays valid: the database itself may be what is being upgraded.
 */
export function maintenanceOf(db: Db, { freshMs = 1000, elapsed = () => performance.now() } = {}): Maintenance {
  let known: Upgrade | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const read = async () => {
    try {
      known = await upgradeNow(db);
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

async function upgradeNow(db: DbOrTx): Promise<Upgrade | undefined> {
  const row = await db.selectFrom("maintenance").select(["ends_at", "reason"]).executeTakeFirst();
  return row && { until: row.ends_at, reason: row.reason };
}

/** Beside what visitors are told: since when, and by whom. */
export async function closedShop(db: DbOrTx) {
  return db.selectFrom("maintenance").select(["ends_at", "reason", "begun_at", "who"]).executeTakeFirst();
}

/** Whoever changes the switch changes it alone; visitors read it all the while. */
export async function lockMaintenance(tx: DbOrTx): Promise<void> {
  await sql`lock table maintenance in share row exclusive mode`.execute(tx);
}

type Closing = { until: Date; now: Date; reason?: Reason | null; who?: string };

/** Closes the shop, or changes what visitors are told. */
export async function closeShop(db: DbOrTx, { until, now, reason = null, who }: Closing): Promise<void> {
  const told = { ends_at: until, reason: reason && JSON.stringify(reason), who: who ?? null };
  await db
    .insertInto("maintenance")
    .values({ ...told, begun_at: now })
    .onConflict((known) => known.column("one_row").doUpdateSet(told))
    .execute();
}

export async function openShop(db: DbOrTx): Promise<void> {
  await db.deleteFrom("maintenance").execute();
}

/** `Retry-After` in whole seconds; once a minute when the upgrade takes longer than announced. */
export function retryAfter(until: Date, now: Date): number {
  return Math.max(60, Math.ceil((until.getTime() - now.getTime()) / 1000));
}
