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
  const asked = entries.filter(([, count]) => !isPast(count));
  const numbers = new Map(entries.map(([name, { end }]) => [name, end]));
  if (asked.length > 0) {
    const columns = asked.map(([name, { counted, end }]) => sql`${counted(end)} as ${sql.ref(name)}`);
    const { rows } = await sql<Record<string, number>>`${prepared} select ${sql.join(columns)}`.execute(db);
    for (const [name, { end, of }] of asked) {
      const number = rows[0]![name]!;
      numbers.set(name, number);
      if (of !== undefined && number >= end) held.set(of, now.getTime());
    }
  }
  return Object.fromEntries(numbers) as Record<Name, number>;
}
