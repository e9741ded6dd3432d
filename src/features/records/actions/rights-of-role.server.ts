import { sql, type RawBuilder } from "kysely";

/** What a role may, as an array; rights up to an amount are rows of their own (db/migrations/0064). */
export function rightsOfRole(role: string): RawBuilder<string[]> {
  const whose = sql.ref(role);
  return sql<string[]>`array(select "right" from staff_grants where role = ${whose}
      union select "right" from staff_limits where role = ${whose} order by "right")`;
}
