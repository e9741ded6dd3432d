import { sql, type RawBuilder } from "kysely";
import type { Reading } from "../cursor.server.ts";

/**
 * One step along an index of `columns`, the last two of them time and id: the order, and the rows beyond the place.
 * Columns before these are the same in all rows of the list; they are named all the same, with `values`, since the
 * planner would otherwise walk along the time past the rows of other lists.
 */
export function keysetStep(
  { towards, place }: Reading,
  columns: readonly [...first: string[], time: string, id: string],
  values: readonly string[] = [],
): { order: RawBuilder<unknown>; beyond: RawBuilder<unknown> } {
  const order = sql.join(columns.slice(-2).map((column) => sql`${sql.ref(column)} ${way[towards].order}`));
  if (!place) return { order, beyond: sql`` };
  const instant = sql`timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond'`;
  const from = sql.join([...values.map((value) => sql`${value}`), instant, sql`${place.id}::uuid`]);
  return {
    order,
    beyond: sql`and (${sql.join(columns.map((column) => sql.ref(column)))}) ${way[towards].beyond} (${from})`,
  };
}

const way = {
  older: { order: sql`desc`, beyond: sql`<` },
  newer: { order: sql`asc`, beyond: sql`>` },
};
