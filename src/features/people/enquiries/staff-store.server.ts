import { sql, type RawBuilder } from "kysely";
import type { Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { enquiryViews } from "./staff-contract.ts";
import type { Enquiry } from "./store.server.ts";

type Which = { view: (typeof enquiryViews)[number]; me: string };
type Listed = Enquiry & { micros: string; owner: string | null };

const inView = (view: Which["view"], me: string) =>
  ({
    open: sql`and state in ('received', 'looking')`,
    mine: sql`and owner_id = ${me} and state <> 'closed'`,
    all: sql``,
  })[view];

/** One step along `enquiries_newest`; what waits is few. */
export async function enquiriesIn(
  db: DbOrTx,
  { view, me }: Which,
  { towards, place }: Reading,
  most: number,
): Promise<Listed[]> {
  const way = towards === "older" ? sql`desc` : sql`asc`;
  const beyond = towards === "older" ? sql`<` : sql`>`;
  const from =
    place &&
    sql`and (received_at, id) ${beyond} (timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond', ${place.id}::uuid)`;
  const { rows } = await sql<Listed>`${prepared}
    with page as (
      select * from enquiries where received_at is not null ${inView(view, me)} ${from ?? sql``}
      order by received_at ${way}, id ${way} limit ${sql.lit(most)}
    )
    select page.*, staff.name as owner, (extract(epoch from received_at) * 1000000)::bigint::text as micros
    from page left join staff on staff.id = owner_id order by received_at ${way}, page.id ${way}`.execute(db);
  return rows;
}

/** Of those of a view: it came after a moment, or was given to whose view it is. */
const isNewIn = ({ view, me }: Which, since: Date) =>
  view === "mine"
    ? sql`(received_at > ${since} or exists (select from actions where on_kind = 'enquiry' and on_id = enquiries.number
        and action = 'enquiry_assigned' and at > ${since} and after ->> 'owner' = ${me}))`
    : sql`received_at > ${since}`;

/** Those of a view that came after a moment. */
export async function countNewEnquiries(db: DbOrTx, { view, me }: Which, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from enquiries where received_at is not null ${inView(view, me)} and ${isNewIn({ view, me }, since)} limit ${most}) fresh`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Those that wait, no more than `most` of them, as part of a statement. */
export const countEnquiries = (most: number): RawBuilder<number> => sql<number>`
  (select count(*)::int from (select from enquiries where state in ('received', 'looking') limit ${sql.lit(most)}) waiting)`;

export async function colleagues(db: DbOrTx): Promise<{ id: string; name: string }[]> {
  return db.selectFrom("staff").select(["id", "name"]).orderBy("name").orderBy("id").execute();
}

/** Its state stays, and whoever saw it before sees it anew. */
export async function giveEnquiry(tx: DbOrTx, id: string, to: string | null): Promise<void> {
  await tx
    .updateTable("enquiries")
    .set({ owner_id: to, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}
