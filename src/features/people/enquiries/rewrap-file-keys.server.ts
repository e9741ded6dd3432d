import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.server.ts";
import type { ObjectKeys } from "../../../platform/object-keys.server.ts";

/** The same for files of enquiries as for registrations (real-names/rewrap-keys). Answers how many were wrapped. */
export async function rewrapFileKeys(db: Db, keys: ObjectKeys): Promise<number> {
  for (let all = 0; ; all++) {
    const isDone = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string; master_key: string; wrapped_key: Buffer }>`
        select id, master_key, wrapped_key from enquiry_files where master_key <> ${keys.current} and state <> 'gone'
        order by id limit 1 for update`.execute(tx);
      const [row] = rows;
      if (!row) return true;
      const { id, master_key: master, wrapped_key: wrapped } = row;
      const anew = keys.rewrap({ master, wrapped }, id);
      await tx
        .updateTable("enquiry_files")
        .set({ master_key: anew.master, wrapped_key: anew.wrapped })
        .where("id", "=", id)
        .execute();
      return false;
    });
    if (isDone) return all;
  }
}
