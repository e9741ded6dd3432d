import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Service } from "./rules.ts";

/** One call of a service outside. */
export type Attempt = { service: Service; name: string; at: Date; failed: boolean };

/** In one order of the rows, so that processes which write at once wait for each other and never both. */
export async function addAttempts(db: DbOrTx, attempts: readonly Attempt[]): Promise<void> {
  await sql`
    insert into outside_hours (service, name, hour, attempts, failures)
    select service, name, date_trunc('hour', at at time zone 'UTC') at time zone 'UTC', count(*),
      count(*) filter (where failed)
    from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb)
      as attempt (service text, name text, at timestamptz, failed boolean)
    group by 1, 2, 3 order by 3, 1, 2
    on conflict (hour, service, name) do update set attempts = outside_hours.attempts + excluded.attempts,
      failures = outside_hours.failures + excluded.failures`.execute(db);
}

export type OutsideHour = { service: Service; name: string; hour: Date; attempts: number; failures: number };

export function hoursFrom(db: DbOrTx, from: Date, until: Date): Promise<OutsideHour[]> {
  return db
    .selectFrom("outside_hours")
    .selectAll()
    .where("hour", ">=", from)
    .where("hour", "<=", until)
    .orderBy("hour")
    .execute();
}
