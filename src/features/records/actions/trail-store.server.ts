import { sql, type RawBuilder } from "kysely";
import type { Place, Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { TrailWish } from "./contract.ts";
import type { Action } from "./rules.ts";

/** On what: a thing by its name, or all that belongs to an order. */
export type Thing = { orderId: string } | { kind: string; id: string };
export type TrailFilter = {
  actions?: readonly Action[] | undefined;
  /** Null: the desk. */
  staffId?: string | null | undefined;
  thing?: Thing | undefined;
  /** From where. */
  network?: string | undefined;
};
type Wanted = Reading & TrailFilter;

export type TrailRow = {
  id: string;
  at: Date;
  micros: string;
  who: string;
  staff_id: string | null;
  action: string;
  on_kind: string | null;
  on_id: string | null;
  order_number: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
  details: Record<string, unknown>;
  network: string | null;
};

const edge = {
  older: { micros: "9999999999999999", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" },
  newer: { micros: "0", id: "00000000-0000-0000-0000-000000000000" },
} as const satisfies Record<string, Place>;

/**
 * One step along an index, and the details of what is shown alone. Of several kinds of action the newest of each are
 * looked up, so that a rare kind is not searched for among all others.
 */
export async function trailOf(
  db: DbOrTx,
  { actions, staffId, thing, network, towards, place = edge[towards] }: Wanted,
  most: number,
): Promise<TrailRow[]> {
  const [beyond, order] = towards === "older" ? [sql`<`, sql`at desc, id desc`] : [sql`>`, sql`at, id`];
  const beyondIt = sql`(timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond', ${place.id}::uuid)`;
  const found = (narrower: RawBuilder<unknown>) => sql`
    select id, at from actions where ${narrower} and ${byMember(staffId)} and ${fromNetwork(network)} and (at, id) ${beyond} ${beyondIt}
    order by ${order} limit ${sql.lit(most)}`;
  const page = thing
    ? found(sql`${onThing(thing)} and ${actions ? sql`action = any(${actions})` : sql`true`}`)
    : actions
      ? sql`select those.* from unnest(${actions}::text[]) as wanted (action)
          cross join lateral (${found(sql`actions.action = wanted.action`)}) as those
          order by ${order} limit ${sql.lit(most)}`
      : found(sql`true`);
  const { rows } = await sql<TrailRow>`${prepared}
    with page as (${page})
    select a.id, a.at, (extract(epoch from a.at) * 1000000)::bigint::text as micros, a.who, a.staff_id,
      a.action, a.on_kind, a.on_id, o.number as order_number, a.before, a.after, a.reason,
      a.details, a.network
    from page join actions a using (id)
      left join orders o on o.id = a.order_id
    order by ${towards === "older" ? sql`a.at desc, a.id desc` : sql`a.at, a.id`}`.execute(db);
  return rows;
}

function byMember(staffId: string | null | undefined): RawBuilder<unknown> {
  if (staffId === undefined) return sql`true`;
  return staffId === null ? sql`staff_id is null` : sql`staff_id = ${staffId}::uuid`;
}

const fromNetwork = (network: string | undefined): RawBuilder<unknown> =>
  network === undefined ? sql`true` : sql`network = ${network}`;

function onThing(thing: Thing): RawBuilder<unknown> {
  return "orderId" in thing
    ? sql`order_id = ${thing.orderId}::uuid`
    : sql`on_kind = ${thing.kind} and on_id = ${thing.id}`;
}

export async function orderIdOf(db: DbOrTx, number: string): Promise<string | undefined> {
  return (await db.selectFrom("orders").select("id").where("number", "=", number).executeTakeFirst())?.id;
}

export async function memberIdOf(db: DbOrTx, email: string): Promise<string | undefined> {
  return (await db.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirst())?.id;
}

/** Everybody of staff, by name. A shop has some dozens. */
export function everybody(db: DbOrTx): Promise<{ id: string; name: string }[]> {
  return db.selectFrom("staff").select(["id", "name"]).orderBy("name").orderBy("id").execute();
}

type Asked = { id: string; staffId: string; since: Date };

/** The line of a file that a member asked for themselves. */
export async function exportOf(db: DbOrTx, { id, staffId, since }: Asked) {
  const found = await db
    .selectFrom("actions")
    .select(["at", "details"])
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .where("action", "=", "trail_exported")
    .where("at", ">", since)
    .executeTakeFirst();
  return found && { at: found.at, filter: TrailWish.parse(found.details) };
}
