import { sql, type RawBuilder } from "kysely";
import { staffWays } from "../../../kernel/staff-ways.ts";

const allowedWays = sql<string>`coalesce((select value #>> '{}' from setting_changes where setting = 'signing_in.ways'
  order by version desc limit 1), ${staffWays.join()})`;

/** Whether somebody has a key by a way that is allowed; `staff`: what the statement calls their row, `ways`: between commas. */
export function getsIn(staff: string, ways: string | RawBuilder<string> = allowedWays): RawBuilder<boolean> {
  const allowed = sql`string_to_array(${ways}, ',')`;
  return sql<boolean>`(${sql.ref(`${staff}.password_hash`)} is not null and 'password' = any (${allowed})
    or 'passkey' = any (${allowed})
      and exists (select from staff_passkeys where staff_id = ${sql.ref(`${staff}.id`)}))`;
}
