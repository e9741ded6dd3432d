import { sql, type RawBuilder } from "kysely";

/** What a role may, as an array; rights up to an amount are rows of their own (db/migrations/0064). */
export const rightsOfRole = (role: string): RawBuilder<string[]> => rightsOf(sql`select ${sql.ref(role)}`);

/** What somebody may by any of their roles; `staff`: what the statement calls their row. */
export const rightsOfMember = (staff: string): RawBuilder<string[]> => rightsOf(rolesOf(staff));

/** The first one, and those beside it. */
export const rolesOf = (staff: string): RawBuilder<{ role: string }> => sql<{ role: string }>`
  select ${sql.ref(`${staff}.role`)} as role
  union select further.role from staff_further_roles further where further.staff_id = ${sql.ref(`${staff}.id`)}`;

function rightsOf(roles: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`array(select "right" from staff_grants where role in (${roles})
      union select "right" from staff_limits where role in (${roles}) order by "right")`;
}
