import { sql, type RawBuilder } from "kysely";
import { mostLookedThrough, mostValues } from "../../kernel/facet.ts";
import type { DbOrTx } from "./database.server.ts";

/** What is asked for of a list, by facet: true of a row that has it. */
export type AskedFacets<Facet extends string> = readonly (readonly [Facet, RawBuilder<boolean>])[];

/**
 * A list as its facets are asked: `rows` that a page may look through, by a name; what one of them has of each facet that
 * is counted, as an array of texts; and what is asked for.
 */
export type Faceted<Facet extends string, Counted extends string = Facet> = {
  rows: RawBuilder<unknown>;
  /** Where indexes give what is asked for: the rows that a page may look through with one facet left open. */
  rowsWithout?: Readonly<Record<Facet, RawBuilder<unknown>>>;
  values: Readonly<Record<Counted, RawBuilder<unknown>>>;
  asked: AskedFacets<Facet>;
};

/** True of a row that all of this is true of. */
export const all = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;

type Counted = {
  values: { value: string; count: number }[];
  /** Rows that were looked through, and the earliest moment among them. */
  looked: number;
  until: Date | null;
};

/**
 * How many of the rows that a page may look through have which value of a facet, by what else is asked for: the value
 * itself is left open, so that one sees what another one would show. `rows`: they, by a name; `values`: what one has, as
 * an array of texts; `at`: its moment. No row is read that a page would not read.
 */
export async function countedValues(
  db: DbOrTx,
  { rows: looked, values, conditions, at = sql`null::timestamptz` }: Counting,
): Promise<Counted> {
  // asked once of each row: what another table says is asked for by an index; arrays are taken apart once they are
  // counted, since that of each row costs more than to read the row
  const { rows } = await sql<Counted>`
    with looked as materialized (select had, count(*) as count, min(at) as until
        from (select ${at} as at, case when ${all(conditions)} then ${values} end as had from ${looked}) as each
        group by had),
      counted as (select value, sum(count)::int as count from (select unnest(had) as value, count from looked) as one
        where value is not null group by value order by sum(count) desc, value limit ${sql.lit(mostValues)})
    select (select coalesce(jsonb_agg(to_jsonb(counted) order by count desc, value), '[]') from counted) as values,
      coalesce(sum(count), 0)::int as looked, min(until) as until from looked`.execute(db);
  return rows[0]!;
}
type Counting = {
  rows: RawBuilder<unknown>;
  values: RawBuilder<unknown>;
  conditions: readonly RawBuilder<boolean>[];
  at?: RawBuilder<unknown>;
};

/** What a row has of a facet with one value. */
export const one = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`array[(${value})::text]`;

type Without<Facet extends string> = Partial<Record<Facet, number>> & { looked: number };

/**
 * How many of the rows looked through have all that is asked for but one facet, for each of them; `always`: asked for,
 * and no facet.
 */
export async function countedWithoutOne<Facet extends string>(
  db: DbOrTx,
  looked: RawBuilder<unknown>,
  asked: AskedFacets<Facet>,
  always: readonly RawBuilder<boolean>[] = [],
): Promise<Without<Facet>> {
  const judged = [
    sql`(${all(always)}) as is_always`,
    ...asked.map(([facet, condition]) => sql`(${condition}) as ${sql.ref(`has_${facet}`)}`),
  ];
  const counts = asked.map(([facet]) => {
    const others = asked
      .filter(([other]) => other !== facet)
      .map(([other]) => sql<boolean>`${sql.ref(`has_${other}`)}`);
    return sql`(count(*) filter (where is_always and ${all(others)}))::int as ${sql.ref(facet)}`;
  });
  // judged once: written into the counts, each condition would be asked again for every one of them
  const { rows } = await sql<Without<Facet>>`
    with judged as materialized (select ${sql.join(judged)} from ${looked})
    select ${sql.join([...counts, sql`count(*)::int as looked`])} from judged`.execute(db);
  return rows[0]!;
}

/** All of a filter among the rows that a page may look through. */
export async function countedAll(
  db: DbOrTx,
  { rows: looked, asked }: Pick<Faceted<string>, "rows" | "asked">,
): Promise<{ count: number; looked: number }> {
  const { rows } = await sql<{ count: number; looked: number }>`
    select (count(*) filter (where ${all(asked.map(([, condition]) => condition))}))::int as count,
      count(*)::int as looked from ${looked}`.execute(db);
  return rows[0]!;
}

/** What is in the way of a filter, counted in one look through, or where indexes give the rest of it, along those. */
export async function facetsInTheWay<Facet extends string>(
  db: DbOrTx,
  { rows, rowsWithout, asked }: Pick<Faceted<Facet>, "rows" | "rowsWithout" | "asked">,
): Promise<InTheWay<Facet>[]> {
  if (!rowsWithout) return inTheWay<Facet>(await countedWithoutOne(db, rows, asked));
  const each = await Promise.all(
    asked.map(async ([drop]) => {
      const others = asked.filter(([facet]) => facet !== drop);
      const { count, looked } = await countedAll(db, { rows: rowsWithout[drop], asked: others });
      return inTheWay<Facet>({ [drop]: count, looked } as Without<Facet>);
    }),
  );
  return each.flat();
}
type InTheWay<Facet extends string> = { drop: Facet; count: number; more: boolean };

export const lookedAtMost = (looked: number): boolean => looked >= mostLookedThrough;

/** What is in the way, as a list says it: what shows most stands first, what shows nothing by itself is left out. */
export function inTheWay<Facet extends string>({ looked, ...counts }: Without<Facet>) {
  const each = Object.entries(counts) as [Facet, number][];
  return each
    .filter(([, count]) => count > 0)
    .map(([drop, count]) => ({ drop, count, more: lookedAtMost(looked) }))
    .toSorted((a, b) => b.count - a.count);
}
