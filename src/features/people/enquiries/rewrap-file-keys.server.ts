import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.server.ts";
import type { ObjectKeys } from "../../../platform/object-keys.server.ts";

const inOneGo = 200;

/** The same for files of enquiries as for registrations (real-names/rewrap-keys). Answers how many were wrapped. */
export async function rewrapFileKeys(db: Db, keys: ObjectKeys): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string; master_key: string; wrapped_key: Buffer }>`
        select id, master_key, wrapped_key from enquiry_files where master_key <> ${keys.current} and state <> 'gone'
        order by id limit ${inOneGo} for update`.execute(tx);
      for (const { id, master_key: master, wrapped_key: wrapped } of rows) {
        const anew = keys.rewrap({ master, wrapped }, id);
        await tx
          .updateTable("enquiry_files")
          .set({ master_key: anew.master, wrapped_key: anew.wrapped })
          .where("id", "=", id)
          .execute();
      }
      return rows.length;
    });
    all += done;
    if (done < inOneGo) return all;
  }
}
