import { refuse } from "../../../kernel/refusal.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { heldSeconds } from "./rules.ts";
import { putBulk, type BulkTables } from "./store.server.ts";

type Begin = {
  tables: BulkTables;
  deed: string;
  details: { to?: string | null | undefined; until?: string; note?: string };
  filter: object;
  /** Writes down what the filter leaves: it may be thousands. */
  gather: "gather-bulk-cases" | "gather-bulk-enquiries";
  action: "bulk_cases_begun" | "bulk_enquiries_begun";
};

/** Of all that a filter leaves; nobody has two under way. */
export async function beginBulk(
  tx: DbOrTx,
  context: Context & { caller: StaffCaller },
  { tables, deed, details, filter, gather, action }: Begin,
): Promise<{ id: string }> {
  const { now, caller } = context;
  const id = await putBulk(tx, tables, {
    staff_id: caller.staffId,
    kind: deed,
    details,
    filter,
    state: "gathering",
    at: now,
    begins_at: new Date(now.getTime() + heldSeconds * 1000),
  });
  if (id === undefined) return refuse("BULK_UNDER_WAY");
  await addJob(tx, gather, { id }, { once: `bulk:${id}`, priority: 5 });
  // its words stand with each that it closes
  const { note: _, ...said } = details;
  await recordAction(tx, byCaller(context), action, { bulk: id, deed, ...said, ...filter });
  return { id };
}
