import { sql, type RawBuilder } from "kysely";
import { staffRoles } from "../../../kernel/staff-right.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { rightsOfRole } from "../../records/actions/rights-of-role.server.ts";
import type { Limit, Reach } from "./rules.ts";

type Member = {
  id: string;
  name: string;
  email: string;
  role: string;
  passkeys: number;
  has_password: boolean;
  invited_until: Date | null;
  seen_at: Date | null;
};

/** By name. A shop has some dozens. */
export async function everyMember(db: DbOrTx, now: Date): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select id, name, email, role, password_hash is not null as has_password,
      (select count(*)::int from staff_passkeys where staff_id = s.id) as passkeys,
      (select expires_at from staff_invitations where staff_id = s.id and expires_at > ${now}) as invited_until,
      (select max(seen_at) from staff_sessions where staff_id = s.id) as seen_at
    from staff s order by lower(name), id`.execute(db);
  return rows;
}

type Role = Reach & { title: string | null };

/** The ready-made ones first, then those that staff have made, by name. */
export async function everyRole(db: DbOrTx): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select name as role, title, ${rightsOfRole("staff_roles.name")} as rights, ${limitsOfRole("staff_roles.name")} as limits
    from staff_roles order by title is not null, array_position(${staffRoles}, name), lower(title)`.execute(db);
  return rows;
}

/** Those of which somebody is who has a way in. */
export async function rolesInUse(db: DbOrTx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ role: string }>`
    select distinct role from staff
    where password_hash is not null or exists (select from staff_passkeys where staff_id = staff.id)`.execute(db);
  return new Set(rows.map(({ role }) => role));
}

function limitsOfRole(role: string): RawBuilder<Limit[]> {
  return sql<Limit[]>`
    coalesce((select jsonb_agg(jsonb_build_object('right', "right", 'mostCny', most_cny, 'secondPerson', second_person))
      from staff_limits where role = ${sql.ref(role)}), '[]')`;
}

type LockedMember = Reach & { id: string; email: string; hasKey: boolean };

/**
 * Everybody, locked: of two who decide about each other at once, the second sees what the first has decided. Always in
 * one order, so that they cannot wait for each other in a circle.
 */
export async function lockMembers(tx: DbOrTx): Promise<LockedMember[]> {
  await sql`select from staff order by id for no key update`.execute(tx);
  const { rows } = await sql<LockedMember>`
    select id, email, role, ${rightsOfRole("s.role")} as rights, ${limitsOfRole("s.role")} as limits,
      password_hash is not null or exists (select from staff_passkeys where staff_id = s.id) as "hasKey"
    from staff s`.execute(tx);
  return rows;
}
