import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { caseDeeds } from "../../records/cases/rules.ts";
import { bulkById, type Bulk, type BulkTables } from "../bulk/store.server.ts";
import { InboxFilter } from "../inbox/inbox-filter.ts";

/** Where they are written down. */
export const casesInBulk: BulkTables = { actions: "bulk_case_actions", things: "bulk_action_cases" };

export type BulkOfCases = Bulk & {
  kind: (typeof caseDeeds)[number];
  details: { to?: string | null; until?: string; note?: string };
  filter: InboxFilter;
};

export async function bulkOfCases(db: DbOrTx, id: string): Promise<BulkOfCases | undefined> {
  const found = await bulkById(db, casesInBulk, id);
  return found && { ...(found as BulkOfCases), filter: InboxFilter.parse(found.filter) };
}

type Seen = { id: string; version: number };

export async function putCases(tx: DbOrTx, id: string, cases: readonly Seen[]): Promise<void> {
  await sql`insert into bulk_action_cases (bulk_action_id, place, case_id, version)
    select ${id}, place, case_id, version
    from unnest(${cases.map((one) => one.id)}::uuid[], ${cases.map(({ version }) => version)}::int[])
      with ordinality as seen (case_id, version, place)`.execute(tx);
}

export function nextCases(db: DbOrTx, id: string, most: number) {
  return db
    .selectFrom("bulk_action_cases")
    .select(["place", "case_id", "version"])
    .where("bulk_action_id", "=", id)
    .where("outcome", "is", null)
    .orderBy("place")
    .limit(most)
    .execute();
}

export function refusedCases(db: DbOrTx, id: string, after: number, most: number) {
  return db
    .selectFrom("bulk_action_cases")
    .select(["place", "case_id", "outcome"])
    .where("bulk_action_id", "=", id)
    .where("place", ">", after)
    .where("outcome", "<>", "done")
    .orderBy("place")
    .limit(most)
    .execute();
}
