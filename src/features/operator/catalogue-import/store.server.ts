import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { CatalogueTable } from "./catalogue-tables.server.ts";

type Row = object;

/** The wanted rows that the table lacks, and those that differ. Reads only. */
export async function differences<R extends Row>(
  tx: DbOrTx,
  { table, key }: CatalogueTable,
  rows: R[],
): Promise<{ added: R[]; changed: R[] }> {
  if (rows.length === 0) return { added: [], changed: [] };
  const columns = columnsOf(rows);
  const found = await sql<{ place: number; is_new: boolean }>`
    select wanted.ordinality::int - 1 as place, present.is_there is null as is_new
    from ${recordset(table, rows)} with ordinality as wanted
    left join (select *, true as is_there from ${sql.table(table)}) as present
      on (${sql.raw(key("present"))}) = (${sql.raw(key("wanted"))})
    where present.is_there is null or row(${of("wanted", columns)}) is distinct from row(${of("present", columns)})
    order by place`.execute(tx);
  const pick = (isNew: boolean) => found.rows.filter((row) => row.is_new === isNew).map(({ place }) => rows[place]!);
  return { added: pick(true), changed: pick(false) };
}

/** Skips empty lists: a statement increments the catalogue version even when it writes nothing. */
export async function insertRows(tx: DbOrTx, table: string, rows: Row[]): Promise<void> {
  const columns = columnsOf(rows);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${of("wanted", columns)} from ${recordset(table, rows)} as wanted`.execute(tx);
}

export async function updateRows(tx: DbOrTx, { table, key }: CatalogueTable, rows: Row[]): Promise<void> {
  const changes = columnsOf(rows).map((column) => sql`${sql.ref(column)} = ${sql.ref(`wanted.${column}`)}`);
  await sql`
    update ${sql.table(table)} as present set ${sql.join(changes)}
    from ${recordset(table, rows)} as wanted
    where (${sql.raw(key("present"))}) = (${sql.raw(key("wanted"))})`.execute(tx);
}

/** Rows no longer in the file: those without references, and how many must stay. */
export async function vanished(
  tx: DbOrTx,
  { table, key, referredTo = "false" }: CatalogueTable,
  rows: Row[],
): Promise<{ free: Row[]; kept: number }> {
  const found = await sql<{ gone: Row; kept: boolean }>`
    with wanted as materialized (select * from ${recordset(table, rows)})
    select to_jsonb(present) as gone, (${sql.raw(referredTo)}) as kept
    from ${sql.table(table)} as present
    where not exists (select from wanted where (${sql.raw(key("present"))}) = (${sql.raw(key("wanted"))}))`.execute(tx);
  return {
    free: found.rows.filter(({ kept }) => !kept).map(({ gone }) => gone),
    kept: found.rows.filter(({ kept }) => kept).length,
  };
}

export async function deleteRows(tx: DbOrTx, { table, key }: CatalogueTable, rows: Row[]): Promise<void> {
  await sql`
    delete from ${sql.table(table)} as present
    using ${recordset(table, rows)} as gone
    where (${sql.raw(key("present"))}) = (${sql.raw(key("gone"))})`.execute(tx);
}

/** Rows travel as one JSON value; PostgreSQL gives each field the type of its column. */
function recordset(table: string, rows: Row[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

function columnsOf(rows: Row[]): string[] {
  return Object.keys(rows[0] ?? {});
}

function of(row: string, columns: string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`${row}.${column}`)));
}
