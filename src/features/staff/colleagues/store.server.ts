import { sql, type RawBuilder } from "kysely";
import { staffRoles, type StaffRight } from "../../../kernel/staff-right.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { getsIn } from "../../records/actions/gets-in.server.ts";
import { rightsOfRole, rolesOf } from "../../records/actions/rights-of-role.server.ts";
import { hasNoKey } from "../members/store.server.ts";
import { proposed, together, type Limit, type Reach } from "./rules.ts";

type Member = {
  id: string;
  name: string;
  email: string;
  roles: string[];
  passkeys: number;
  has_password: boolean;
  invited_until: Date | null;
  awaited_since: Date | null;
  reminded_at: Date | null;
  /** By a look of a session, or what they did themselves that the trail keeps, whichever came later. */
  seen_at: Date | null;
  seen_from: string | null;
  /** The last look of a session that lasts. */
  looked_at: Date | null;
};

const theirRoles = sql`array(${rolesOf("s")})`;

/** By name. A shop has some dozens. What a job did for somebody, later and elsewhere, has no network. */
export async function everyMember(db: DbOrTx, now: Date): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select id, name, email, ${theirRoles} as roles, password_hash is not null as has_password,
      (select count(*)::int from staff_passkeys where staff_id = s.id) as passkeys,
      (select expires_at from staff_invitations where staff_id = s.id and expires_at > ${now}) as invited_until,
      case when ${hasNoKey("s")} then awaited_since end as awaited_since, reminded_at,
      greatest(session.seen_at, done.at) as seen_at,
      case when session.seen_at >= done.at or done.at is null then session.network else done.network end as seen_from,
      session.seen_at as looked_at
    from staff s
      left join lateral (select seen_at, network from staff_sessions where staff_id = s.id order by seen_at desc limit 1)
        session on true
      left join lateral (select at, network from actions where staff_id = s.id and network is not null
        and action <> 'staff_sign_in_failed' order by at desc, id desc limit 1) done on true
    order by lower(name), id`.execute(db);
  return rows;
}

type Role = Reach & { title: string | null };

const allRoles = sql`
  select name as role, title, ${rightsOfRole("staff_roles.name")} as rights, ${limitsOfRole("staff_roles.name")} as limits
  from staff_roles`;

/** The ready-made ones first, then those that staff have made, by name. */
export async function everyRole(db: DbOrTx): Promise<Role[]> {
  const { rows } =
    await sql<Role>`${allRoles} order by title is not null, array_position(${staffRoles}, name), lower(title)`.execute(
      db,
    );
  return rows;
}

type PassedOn = { role: string; right: string; times: number };

/**
 * How often those who have a role today have left something above its amount to a colleague. Read by the index of the
 * trail's kinds: of so rare a deed there are some dozens.
 */
export async function passedOnSince(db: DbOrTx, at: Date): Promise<PassedOn[]> {
  const { rows } = await sql<PassedOn>`
    select held.role, ${JSON.stringify(proposed)}::jsonb ->> a.action as "right", count(*)::int as times
    from actions a join staff s on s.id = a.staff_id, lateral (${rolesOf("s")}) held
    where a.action in (${sql.join(Object.keys(proposed))}) and a.at >= ${at}
    group by 1, 2`.execute(db);
  return rows;
}

/** Those of which somebody is who has a way in. */
export async function rolesInUse(db: DbOrTx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ role: string }>`
    select distinct held.role from staff, lateral (${rolesOf("staff")}) held
    where ${getsIn("staff")}`.execute(db);
  return new Set(rows.map(({ role }) => role));
}

function limitsOfRole(role: string): RawBuilder<Limit[]> {
  return sql<Limit[]>`
    coalesce((select jsonb_agg(jsonb_build_object('right', "right", 'mostCny', most_cny, 'secondPerson', second_person))
      from staff_limits where role = ${sql.ref(role)}), '[]')`;
}

type LockedMember = Reach & { id: string; email: string; roles: string[]; hasKey: boolean };

/**
 * Everybody, locked: of two who decide about each other at once, the second sees what the first has decided. Always in
 * one order, so that they cannot wait for each other in a circle.
 */
export async function lockMembers(tx: DbOrTx): Promise<LockedMember[]> {
  await sql`select from staff order by id for no key update`.execute(tx);
  const roles = await everyRole(tx);
  const { rows } = await sql<Omit<LockedMember, keyof Reach>>`
    select id, email, ${theirRoles} as roles,
      ${getsIn("s")} as "hasKey"
    from staff s`.execute(tx);
  return rows.map((member) => ({ ...member, ...together(roles.filter(({ role }) => member.roles.includes(role))) }));
}

/** Up to which amount somebody has a right that is theirs; undefined: any. */
export async function limitOf(db: DbOrTx, staffId: string, right: StaffRight): Promise<Limit | undefined> {
  const { rows } = await sql<Role>`${allRoles} where name in (
    select held.role from staff, lateral (${rolesOf("staff")}) held where staff.id = ${staffId})`.execute(db);
  return together(rows).limits.find((limit) => limit.right === right);
}
