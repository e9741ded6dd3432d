import { sql } from "kysely";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";

/** Each has a connection as long as its reader takes, which nobody's page may want for. */
const atOnce = 2;

export type Steps<Step> = (tx: DbOrTx) => AsyncIterable<Step>;

/** Steps that all see the rows of one moment, however they move meanwhile. Whoever comes third waits. */
export function openSnapshots(db: Db): <Step>(steps: Steps<Step>) => AsyncGenerator<Step> {
  let open = 0;
  const waiting: (() => void)[] = [];
  return async function* (steps) {
    if (open < atOnce) open++;
    else await new Promise<void>((begin) => void waiting.push(begin));
    try {
      yield* inOne(db, steps);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else open--;
    }
  };
}

async function* inOne<Step>(db: Db, steps: Steps<Step>): AsyncGenerator<Step> {
  const tx = await db.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute();
  try {
    // longer than its reader has (list-csv.server.ts): what rests for half a minute is ended otherwise
    await sql`set local idle_in_transaction_session_timeout = '4min'`.execute(tx);
    yield* steps(tx);
  } finally {
    await tx.rollback().execute();
  }
}
