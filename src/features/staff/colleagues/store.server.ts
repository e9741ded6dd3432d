import { sql } from "kysely";
import type { StaffRole } from "../../../kernel/staff-right.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { rightsOfRole } from "../../records/actions/rights-of-role.server.ts";

type Member = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
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

type Role = { role: StaffRole; rights: string[]; limits: Limit[] };
/** A right up to an amount, in fen and 24 hours. */
type Limit = { right: string; mostCny: number; secondPerson: boolean };

export async function everyRole(db: DbOrTx): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select name as role, ${rightsOfRole("staff_roles.name")} as rights,
      coalesce((select jsonb_agg(jsonb_build_object('right', "right", 'mostCny', most_cny, 'secondPerson', second_person))
        from staff_limits where role = name), '[]') as limits
    from staff_roles`.execute(db);
  return rows;
}

type LockedMember = { id: string; email: string; role: StaffRole; rights: string[]; hasKey: boolean };

/**
 * Everybody, locked: of two who decide about each other at once, the second sees what the first has decided. Always in
 * one order, so that they cannot wait for each other in a circle.
 */
export async function lockMembers(tx: DbOrTx): Promise<LockedMember[]> {
  await sql`select from staff order by id for no key update`.execute(tx);
  const { rows } = await sql<LockedMember>`
    select id, email, role, ${rightsOfRole("s.role")} as rights,
      password_hash is not null or exists (select from staff_passkeys where staff_id = s.id) as "hasKey"
    from staff s`.execute(tx);
  return rows;
}
