import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isUnderWay, refusedAtOnce } from "./rules.ts";
import { countedOutcomes, type Bulk, type BulkTables } from "./store.server.ts";

/** As a list of them shows it. */
export const listedBulk = ({ id, to, name, state, at }: Bulk) => ({ id, to, who: name, state, at: at.toISOString() });

type Asked<Refused> = {
  tables: BulkTables;
  bulk: Bulk;
  /** Whoever may do it may stop it. */
  right: StaffRight;
  caller: StaffCaller;
  why: (code: string) => string;
  /** Those that were refused, one more than are shown. */
  refused: (most: number) => Promise<Refused[]>;
};

/** How far it is, with a page of what was refused. */
export async function bulkSoFar<Refused extends { place: number }>(db: DbOrTx, asked: Asked<Refused>) {
  const { tables, bulk, right, caller, why, refused } = asked;
  const [counts, found] = await Promise.all([countedOutcomes(db, tables, bulk.id), refused(refusedAtOnce + 1)]);
  const count = (outcome: string | null) => counts.find((one) => one.outcome === outcome)?.count ?? 0;
  const shown = found.slice(0, refusedAtOnce);
  return {
    shown,
    soFar: {
      ...listedBulk(bulk),
      note: bulk.details.note ?? null,
      more: bulk.more,
      beginsAt: bulk.begins_at.toISOString(),
      endedAt: bulk.ended_at?.toISOString() ?? null,
      stoppedBy: bulk.stopped_by,
      done: count("done"),
      left: count(null),
      refused: counts.flatMap(({ outcome, count: many }) =>
        outcome === null || outcome === "done" ? [] : [{ why: why(outcome), count: many }],
      ),
      next: found.length > refusedAtOnce ? shown.at(-1)!.place : null,
      mayStop: isUnderWay(bulk.state) && may(caller, right),
    },
  };
}
