import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.server.ts";
import type { ObjectKeys } from "../../../platform/object-keys.server.ts";
import { openCase } from "../../records/cases/store.server.ts";

type Row = { id: string; number: string; master_key: string; wrapped_key: Buffer };
/** `damaged`: numbers of those whose key no master key opens, which is a case. */
type Rewrapped = { wrapped: number; damaged: string[] };

/**
 * Wraps the key of every registration by the current master key, after which the former ones are needed no more. What the
 * keys seal stays as it is. Safe beside a running shop, whose changes it waits for, and begun again after a kill.
 */
export async function rewrapKeys(db: Db, keys: ObjectKeys, now: Date): Promise<Rewrapped> {
  const all: Rewrapped = { wrapped: 0, damaged: [] };
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const row = await next(db, keys, last, now);
    if (!row) return all;
    if (row.isWrapped) all.wrapped++;
    else all.damaged.push(row.number);
    last = row.id;
  }
}

/** One at a time: whoever waits for a row while it holds others may be waited for. */
function next(db: Db, keys: ObjectKeys, last: string, now: Date) {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      select id, number, master_key, wrapped_key from real_names
      where master_key <> ${keys.current} and wrapped_key is not null and id > ${last}
      order by id limit 1 for no key update`.execute(tx);
    const [row] = rows;
    if (!row) return undefined;
    const { id, number, master_key: master, wrapped_key: wrapped } = row;
    const anew = keys.rewrap({ master, wrapped }, id);
    if (anew)
      await tx
        .updateTable("real_names")
        .set({ master_key: anew.master, wrapped_key: anew.wrapped })
        .where("id", "=", id)
        .execute();
    else await openCase(tx, { kind: "key_damaged", subject: number, details: {} }, now);
    return { id, number, isWrapped: anew !== undefined };
  });
}
