import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "./database.server.ts";
import { prepared } from "./prepared-statement.server.ts";

/** How long a number that was past its end is taken to be past it. */
const heldMs = 60_000;
const pastEnd = new WeakMap<DbOrTx, Map<string, number>>();

/** What a number counts, so that it is the same for whoever asks; none: it is the caller's own. */
export type Count = { counted: (end: number) => RawBuilder<number>; end: number; of?: string };

/**
 * Numbers that stand beside a list or in the rail, in one statement, each counted up to its end. One that reached it is not
 * counted again for a minute: it says "10,000+" meanwhile, and reading ten thousand rows is most of what such a page costs
 * (docs/decisions/0191).
 */
export async function countedUpTo<Name extends string>(
  db: DbOrTx,
  now: Date,
  counts: Readonly<Record<Name, Count>>,
): Promise<Record<Name, number>> {
  const held = pastEnd.get(db) ?? new Map<string, number>();
  pastEnd.set(db, held);
  const isPast = ({ of = "" }: Count) => Math.abs(now.getTime() - (held.get(of) ?? -Infinity)) < heldMs;
  const entries = Object.entries<Count>(counts);
  if (entries.every(([, count]) => isPast(count)))
    return Object.fromEntries(entries.map(([name, { end }]) => [name, end])) as Record<Name, number>;
  // what is left out of the text would make another statement of it, to be planned on each connection
  const columns = entries.map(
    ([name, count]) =>
      sql`case when ${isPast(count)} then ${sql.lit(count.end)} else ${count.counted(count.end)} end as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<Name, number>>`${prepared} select ${sql.join(columns)}`.execute(db);
  for (const [name, count] of entries)
    if (count.of !== undefined && rows[0]![name as Name] >= count.end && !isPast(count))
      held.set(count.of, now.getTime());
  return rows[0]!;
}
