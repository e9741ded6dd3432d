import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.server.ts";
import { KeyDamaged, type ObjectKeys } from "../../../platform/object-keys.server.ts";
import { openCase } from "../../records/cases/store.server.ts";

const inOneGo = 200;

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
    const rows = await db.transaction().execute(async (tx) => {
      const { rows: found } = await sql<Row>`
        select id, number, master_key, wrapped_key from real_names
        where master_key <> ${keys.current} and wrapped_key is not null and id > ${last}
        order by id limit ${inOneGo} for update`.execute(tx);
      for (const row of found) {
        const anew = rewrapped(keys, row);
        if (anew) {
          await tx
            .updateTable("real_names")
            .set({ master_key: anew.master, wrapped_key: anew.wrapped })
            .where("id", "=", row.id)
            .execute();
          all.wrapped++;
        } else {
          await openCase(tx, { kind: "key_damaged", subject: row.number, details: {} }, now);
          all.damaged.push(row.number);
        }
      }
      return found;
    });
    if (rows.length < inOneGo) return all;
    last = rows.at(-1)!.id;
  }
}

function rewrapped(keys: ObjectKeys, { id, master_key: master, wrapped_key: wrapped }: Row) {
  try {
    return keys.rewrap({ master, wrapped }, id);
  } catch (error) {
    if (error instanceof KeyDamaged) return undefined;
    throw error;
  }
}
