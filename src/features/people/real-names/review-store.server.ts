import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealName } from "./store.server.ts";

const onAPage = 50;
/** A number that nobody reads is not counted. */
const mostCounted = 10_000;

type Waiting = Pick<RealName, "number" | "received_at" | "regions" | "document_type" | "version"> & { sims: number };

/** One step along `real_names_queue`. */
export async function waitingOnes(db: DbOrTx): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select number, received_at, regions, document_type, version,
      (select count(*)::int from real_name_sims where real_name_id = real_names.id) as sims
    from real_names where state = 'received' order by received_at, id limit ${onAPage}`.execute(db);
  return rows;
}

export async function countWaiting(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from (select from real_names where state = 'received' limit ${mostCounted}) waiting`.execute(db);
  return Number(rows[0]!.count);
}

type Earlier = Pick<RealName, "number" | "state" | "received_at" | "reason">;

/** Others of the same document, by its mark. */
export function earlierOf(db: DbOrTx, { id, document_mark: mark }: RealName): Promise<Earlier[]> {
  return db
    .selectFrom("real_names")
    .select(["number", "state", "received_at", "reason"])
    .where("document_mark", "=", mark)
    .where("id", "<>", id)
    .orderBy("received_at", "desc")
    .limit(20)
    .execute();
}
