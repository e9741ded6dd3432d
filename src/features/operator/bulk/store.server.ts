import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { BulkActionRow } from "../../../platform/database/tables.ts";
import { statesBefore, type BulkState } from "./rules.ts";

/** Where it is written down what is done with many, and each of them with its outcome. */
export type BulkTables = {
  actions: "bulk_actions" | "bulk_case_actions" | "bulk_enquiry_actions";
  things: "bulk_action_orders" | "bulk_action_cases" | "bulk_action_enquiries";
};

type Row = Selectable<BulkActionRow>;
export type Bulk = Pick<Row, "id" | "staff_id" | "state" | "more" | "at" | "begins_at" | "ended_at" | "stopped_by"> & {
  kind: string;
  details: { note?: string };
  filter: unknown;
  email: string;
  name: string;
  /** The colleague's name. */
  to: string | null;
};

// all pairs have the columns that are read and written here
const of = ({ actions, things }: BulkTables) => ({
  actions: actions as "bulk_actions",
  things: things as "bulk_action_orders",
});

type NewBulk = Pick<Row, "staff_id" | "at" | "begins_at"> & {
  kind: string;
  details: object;
  filter: object | null;
  state: "gathering" | "running";
};

/** `undefined`: the member has one under way. */
export async function putBulk(
  tx: DbOrTx,
  tables: BulkTables,
  { kind, details, filter, ...more }: NewBulk,
): Promise<string | undefined> {
  const { actions } = of(tables);
  const put = await tx
    .insertInto(actions)
    .values({
      ...more,
      kind: kind as Row["kind"],
      details: JSON.stringify(details),
      filter: filter && JSON.stringify(filter),
    })
    .onConflict((conflict) => conflict.column("staff_id").where("state", "in", ["gathering", "running"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return put?.id;
}

const bulks = (db: DbOrTx, tables: BulkTables) => {
  const { actions } = of(tables);
  return db
    .selectFrom(`${actions} as bulk` as "bulk_actions as bulk")
    .innerJoin("staff", "staff.id", "bulk.staff_id")
    .selectAll("bulk")
    .select([
      "staff.email",
      "staff.name",
      sql<string | null>`(select it.name from staff it where it.id::text = bulk.details ->> 'to')`.as("to"),
    ]);
};

export async function bulkById(db: DbOrTx, tables: BulkTables, id: string): Promise<Bulk | undefined> {
  return bulks(db, tables).where("bulk.id", "=", id).executeTakeFirst();
}

export async function newestBulks(db: DbOrTx, tables: BulkTables, most: number): Promise<Bulk[]> {
  return bulks(db, tables).orderBy("at", "desc").orderBy("bulk.id", "desc").limit(most).execute();
}

/** The only way to change its state; false: it was in none that allows it. */
export async function moveBulk(
  tx: DbOrTx,
  tables: BulkTables,
  id: string,
  state: Exclude<BulkState, "gathering">,
  also: { ended_at?: Date; stopped_by?: string; more?: boolean } = {},
): Promise<boolean> {
  const { actions } = of(tables);
  const { numUpdatedRows } = await tx
    .updateTable(actions)
    .set({
      state,
      ...also,
      // the notes can be deleted, so their words are kept nowhere else
      ...(state !== "running" && { details: sql<string>`details - 'note'` }),
    })
    .where("id", "=", id)
    .where("state", "in", statesBefore[state])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Held until the caller commits: whoever stops it waits for what is being done, and nothing follows. */
export async function isStillRunning(tx: DbOrTx, tables: BulkTables, id: string): Promise<boolean> {
  const { actions } = of(tables);
  const found = await tx
    .selectFrom(actions)
    .select("state")
    .where("id", "=", id)
    .where("state", "=", "running")
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** False: another process has it, or had it. */
export async function writeOutcome(
  tx: DbOrTx,
  tables: BulkTables,
  { id, place }: { id: string; place: number },
  outcome: string,
): Promise<boolean> {
  const { things } = of(tables);
  const { numUpdatedRows } = await tx
    .updateTable(things)
    .set({ outcome })
    .where("bulk_action_id", "=", id)
    .where("place", "=", place)
    .where("outcome", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countedOutcomes(
  db: DbOrTx,
  { things }: BulkTables,
  id: string,
): Promise<{ outcome: string | null; count: number }[]> {
  const { rows } = await sql<{ outcome: string | null; count: number }>`
    select outcome, count(*)::int as count from ${sql.table(things)} where bulk_action_id = ${id}
    group by outcome order by 2 desc, 1`.execute(db);
  return rows;
}
