import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.server.ts";
import type { ObjectKeys } from "../../../platform/object-keys.server.ts";

const inOneGo = 200;

/**
 * Wraps the key of every registration by the current master key, after which the former ones are needed no more. What the
 * keys seal stays as it is. Safe beside a running shop, and begun again after a kill; answers how many were wrapped.
 */
export async function rewrapKeys(db: Db, keys: ObjectKeys): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string; master_key: string; wrapped_key: Buffer }>`
        select id, master_key, wrapped_key from real_names where master_key <> ${keys.current} and wrapped_key is not null
        order by id limit ${inOneGo} for update skip locked`.execute(tx);
      for (const { id, master_key: master, wrapped_key: wrapped } of rows) {
        const anew = keys.rewrap({ master, wrapped }, id);
        await tx
          .updateTable("real_names")
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
