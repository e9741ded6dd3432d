import { sql } from "kysely";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import type { Place, Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { all } from "../../../platform/database/facets.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { alongTrail, type TrailFilter } from "./along-trail.server.ts";
import { TrailWish } from "./contract.ts";

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

/** `end`: where looking through ended, if the page is not full; what indexes give alone is not looked through. */
type Found = { rows: TrailRow[]; end: Place | undefined };

/**
 * A page along its indexes. What no index has beside the rest is asked of the entries that are looked through, as many as
 * a list looks through at once: the last of these comes with the page, whatever is asked.
 */
export async function trailOf(db: DbOrTx, filter: TrailFilter, reading: Reading, most: number): Promise<Found> {
  const { order, first, lookedThrough, beside } = alongTrail(filter, reading);
  const page =
    beside.length === 0
      ? sql`select id, true as fits, false as is_last from ${first(most)}`
      : sql`select id, fits, is_last from (
          select id, at, staff_id, (${all(beside)}) is true as fits,
            row_number() over (order by ${order}) = ${sql.lit(mostLookedThrough)} as is_last
          from ${lookedThrough}) as looked where fits or is_last order by ${order} limit ${sql.lit(most)}`;
  const { rows } = await sql<
    TrailRow & { fits: boolean; is_last: boolean }
  >`${beside.length === 0 ? prepared : sql.raw("")}
    with page as (${page})
    select a.id, a.at, (extract(epoch from a.at) * 1000000)::bigint::text as micros, a.who, a.staff_id,
      a.action, a.on_kind, a.on_id, o.number as order_number, a.before, a.after, a.reason,
      a.details, a.network, page.fits, page.is_last
    from page join actions a using (id)
      left join orders o on o.id = a.order_id
    order by ${reading.towards === "older" ? sql`a.at desc, a.id desc` : sql`a.at, a.id`}`.execute(db);
  const found = rows.filter(({ fits }) => fits);
  return { rows: found, end: found.length < most ? rows.find((row) => row.is_last) : undefined };
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
