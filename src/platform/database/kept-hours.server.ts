import { sql, type RawBuilder } from "kysely";
import { dayMs, hourMs } from "../../kernel/duration.ts";
import type { Db, DbOrTx } from "./database.server.ts";

/** No statement sums more than this at once, also when a shop of years is summed for the first time. */
const mostAtOnceMs = 31 * dayMs;

/** Sums by hour in a table of its own; whatever is older than its mark, which is one row, is in it. */
export type KeptHours = {
  /** Of the mark, `until`, locked: whoever has it is the only one that sums until the transaction ends. */
  lock: RawBuilder<{ until: Date }>;
  /** When the first of what is summed was, as `first`. */
  first: RawBuilder<{ first: Date | null }>;
  insert: (from: Date, to: Date) => RawBuilder<unknown>;
  drop: (from: Date) => RawBuilder<unknown>;
  move: (until: Date) => RawBuilder<unknown>;
};

/** One transaction for each stretch; a second process that sums at the same time waits and finds nothing left. */
export async function sumHoursUntil(db: Db, kept: KeptHours, until: Date): Promise<void> {
  let isDone = false;
  while (!isDone)
    isDone = await db.transaction().execute(async (tx) => {
      const from = await summedUntil(tx, kept);
      if (!from || from >= until) return true;
      const to = new Date(Math.min(until.getTime(), from.getTime() + mostAtOnceMs));
      await kept.insert(from, to).execute(tx);
      await kept.move(to).execute(tx);
      return to >= until;
    });
}

/** Drops the sums from a whole hour on, so that they are made again. */
export async function dropHoursFrom(db: Db, kept: KeptHours, from: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const until = await summedUntil(tx, kept);
    if (!until || until <= from) return;
    await kept.drop(from).execute(tx);
    await kept.move(from).execute(tx);
  });
}

export const hourBefore = (instant: number): Date => new Date(instant - (instant % hourMs));

/** Undefined before there was anything to sum. */
async function summedUntil(tx: DbOrTx, { lock, first }: KeptHours): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    with summed as (${lock}), begun as (${first})
    select greatest(until, date_trunc('hour', first, 'UTC')) as until from summed, begun where first is not null`.execute(
    tx,
  );
  return rows[0]?.until;
}
