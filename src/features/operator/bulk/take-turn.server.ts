import { Refusal } from "../../../kernel/refusal.ts";
import type { StaffRight } from "../../../kernel/staff-right.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { mayStill } from "../../records/actions/caller-store.server.ts";
import { perTurn } from "./rules.ts";
import { isStillRunning, moveBulk, writeOutcome, type Bulk, type BulkTables } from "./store.server.ts";

export type ByMember = By & { staffId: string };

type Turn<Thing> = {
  tables: BulkTables;
  /** Whoever has lost one of them meanwhile does no more. */
  rights: readonly StaffRight[];
  next: (db: DbOrTx, id: string, most: number) => Promise<Thing[]>;
  doOne: (tx: DbOrTx, thing: Thing, by: ByMember) => Promise<void>;
  /** Comes back for the rest. */
  again: () => Promise<void>;
};

/**
 * A turn, then a pause in which other work comes first. Each thing is a transaction with its outcome in it: killed
 * between two, the next turn goes on behind the last, and nothing is done twice.
 */
export async function takeTurn<Thing extends { place: number }>(
  { db, clock }: Pick<Shop, "db" | "clock">,
  bulk: Pick<Bulk, "id" | "staff_id" | "email">,
  turn: Turn<Thing>,
): Promise<void> {
  const { tables, rights, next, again } = turn;
  for (const right of rights)
    if (!(await mayStill(db, bulk.staff_id, right))) {
      await moveBulk(db, tables, bulk.id, "stopped", { ended_at: clock() });
      return;
    }
  const things = await next(db, bulk.id, perTurn);
  for (const thing of things) await doOne(db, bulk, turn, thing, clock());
  if (things.length < perTurn) await moveBulk(db, tables, bulk.id, "done", { ended_at: clock() });
  else await again();
}

async function doOne<Thing extends { place: number }>(
  db: Db,
  bulk: Pick<Bulk, "id" | "staff_id" | "email">,
  { tables, doOne: act }: Turn<Thing>,
  thing: Thing,
  now: Date,
): Promise<void> {
  const one = { id: bulk.id, place: thing.place };
  try {
    await db.transaction().execute(async (tx) => {
      if (!(await isStillRunning(tx, tables, bulk.id)) || !(await writeOutcome(tx, tables, one, "done"))) return;
      await act(tx, thing, { who: bulk.email, staffId: bulk.staff_id, now });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await writeOutcome(db, tables, one, error.code);
  }
}
