import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { caseDeeds } from "../../records/cases/rules.ts";
import type { SeenTables } from "../bulk/seen-store.server.ts";
import { bulkById, type Bulk } from "../bulk/store.server.ts";
import { InboxFilter } from "../inbox/inbox-filter.ts";

/** Where they are written down. */
export const casesInBulk: SeenTables = {
  actions: "bulk_case_actions",
  things: "bulk_action_cases",
  thing: "case_id",
};

export type BulkOfCases = Bulk & {
  kind: (typeof caseDeeds)[number];
  details: { to?: string | null; until?: string; note?: string };
  filter: InboxFilter;
};

export async function bulkOfCases(db: DbOrTx, id: string): Promise<BulkOfCases | undefined> {
  const found = await bulkById(db, casesInBulk, id);
  return found && { ...(found as BulkOfCases), filter: InboxFilter.parse(found.filter) };
}
