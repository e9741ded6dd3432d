import type { Db } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { heldSeconds, mostAtOnce } from "./rules.ts";
import { putSeen, type Seen, type SeenTables } from "./seen-store.server.ts";
import { moveBulk } from "./store.server.ts";

type Gathered = {
  tables: SeenTables;
  id: string;
  /** One more than are done at once, where there is one. */
  found: readonly Seen[];
  act: "do-bulk-cases" | "do-bulk-enquiries";
};

/** Gathered by two, or stopped meanwhile, it is written down once or not at all. */
export async function writeGathered(db: Db, { tables, id, found, act }: Gathered): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await moveBulk(tx, tables, id, "running", { more: found.length > mostAtOnce }))) return;
    await putSeen(tx, tables, id, found.slice(0, mostAtOnce));
    await addJob(tx, act, { id }, { once: `bulk:${id}`, inSeconds: heldSeconds, priority: 5 });
  });
}
