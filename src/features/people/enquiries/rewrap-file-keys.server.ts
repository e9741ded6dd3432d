import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.server.ts";
import type { ObjectKeys } from "../../../platform/object-keys.server.ts";
import { nameOfFile } from "./files-store.server.ts";

type Row = { id: string; number: string; master_key: string; wrapped_key: Buffer };
/** `damaged`: names of those whose key no master key opens. */
type Rewrapped = { wrapped: number; damaged: string[] };

/** The same for files of enquiries as for registrations (real-names/rewrap-keys). */
export async function rewrapFileKeys(db: Db, keys: ObjectKeys): Promise<Rewrapped> {
  const all: Rewrapped = { wrapped: 0, damaged: [] };
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const row = await next(db, keys, last);
    if (!row) return all;
    if (row.isWrapped) all.wrapped++;
    else all.damaged.push(nameOfFile(row.number, row.id));
    last = row.id;
  }
}

function next(db: Db, keys: ObjectKeys, last: string) {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      select file.id, number, master_key, wrapped_key from enquiry_files file join enquiries on enquiries.id = enquiry_id
      where master_key <> ${keys.current} and file.state <> 'gone' and file.id > ${last}
      order by file.id limit 1 for no key update of file`.execute(tx);
    const [row] = rows;
    if (!row) return undefined;
    const { id, number, master_key: master, wrapped_key: wrapped } = row;
    const anew = keys.rewrap({ master, wrapped }, id);
    if (anew)
      await tx
        .updateTable("enquiry_files")
        .set({ master_key: anew.master, wrapped_key: anew.wrapped })
        .where("id", "=", id)
        .execute();
    return { id, number, isWrapped: anew !== undefined };
  });
}
