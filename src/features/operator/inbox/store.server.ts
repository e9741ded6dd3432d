import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { mostCounted, type InboxView } from "./rules.ts";

export type ListedCase = {
  id: string;
  version: number;
  kind: string;
  subject: string;
  number: string | null;
  parcels: number | null;
  title: string | null;
  due_at: Date;
  opened_at: Date;
  departs_on: string;
  owner_id: string | null;
  owner: string | null;
  snoozed_until: Date | null;
  closed_at: Date | null;
  closing_note: string | null;
  details: Record<string, unknown>;
};

type Whose = { now: Date; me: string };

const isAwake = (now: Date) => sql`(snoozed_until is null or snoozed_until <= ${now})`;
const ofView: Record<InboxView, (whose: Whose) => RawBuilder<unknown>> = {
  all: ({ now }) => sql`closed_at is null and ${isAwake(now)}`,
  mine: ({ now, me }) => sql`closed_at is null and ${isAwake(now)} and owner_id = ${me}`,
  unowned: ({ now }) => sql`closed_at is null and ${isAwake(now)} and owner_id is null`,
  snoozed: ({ now }) => sql`closed_at is null and snoozed_until > ${now}`,
  closed: () => sql`closed_at is not null`,
};

type Step = { view: InboxView; towards: "older" | "newer"; from?: string | undefined };

/** One step along an index, and the details of what is shown alone. In the order in which they were stepped along. */
export async function listedCases(
  db: DbOrTx,
  { view, towards, from }: Step,
  whose: Whose,
  most: number,
): Promise<ListedCase[]> {
  const isClosed = view === "closed";
  const key = isClosed ? sql`closed_at, id` : sql`due_at, departs_on, id`;
  // the closed ones begin with the newest
  const isRising = (towards === "older") !== isClosed;
  const order = isClosed
    ? isRising
      ? sql`closed_at, id`
      : sql`closed_at desc, id desc`
    : isRising
      ? sql`due_at, departs_on, id`
      : sql`due_at desc, departs_on desc, id desc`;
  const beyond = isRising ? sql`>` : sql`<`;
  const { rows } = await sql<ListedCase>`
    with page as (
      select *, row_number() over (order by ${order}) as place from cases
      where ${ofView[view](whose)}
        and ${from === undefined ? sql`true` : sql`(${key}) ${beyond} (select ${key} from cases where id = ${from})`}
      order by ${order} limit ${sql.lit(most)}
    )
    select page.*, ${besides} from page left join staff on staff.id = owner_id left join orders o on o.id = order_id
    order by place`.execute(db);
  return rows;
}

const besides = sql`staff.name as owner, o.number,
  case when kind = 'parcels_to_post' then (
    select count(*)::int from dispatches d join orders w on w.id = d.order_id
    where d.state = 'waiting' and w.state = 'dispatching' and d.arrives_by::text = subject
  ) end as parcels,
  case when kind = 'incident_open' then (select title from incidents where id::text = subject) end as title`;

export async function caseById(db: DbOrTx, id: string): Promise<ListedCase | undefined> {
  return (await casesById(db, [id]))[0];
}

/** In the inbox's order. */
export async function casesById(db: DbOrTx, ids: readonly string[]): Promise<ListedCase[]> {
  const { rows } = await sql<ListedCase>`
    select cases.*, ${besides} from cases left join staff on staff.id = owner_id left join orders o on o.id = order_id
    where cases.id = any(${ids}::uuid[]) order by due_at, cases.departs_on, cases.id`.execute(db);
  return rows;
}

export type CountedView = Exclude<InboxView, "closed">;

/** As part of a statement. */
export const countCases = (view: CountedView, whose: Whose, most: number): RawBuilder<number> => sql<number>`
  (select count(*)::int from (select from cases where ${ofView[view](whose)} limit ${sql.lit(most)}) as those)`;

/** How many each view has, as far as anybody reads the number. */
export async function countedCases(
  db: DbOrTx,
  views: readonly CountedView[],
  whose: Whose,
  most = mostCounted,
): Promise<Record<CountedView, number>> {
  const counts = views.map((view) => sql`${countCases(view, whose, most + 1)} as ${sql.ref(view)}`);
  const { rows } = await sql<Record<CountedView, number>>`${prepared} select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}

/** Those that came into a view after a moment: opened, woken, given or closed. */
export async function countNewCases(
  db: DbOrTx,
  view: InboxView,
  { since, ...whose }: Whose & { since: Date },
  most: number,
): Promise<number> {
  const isNew = {
    closed: sql`closed_at > ${since}`,
    mine: sql`greatest(opened_at, given_at, snoozed_until) > ${since}`,
    all: sql`greatest(opened_at, snoozed_until) > ${since}`,
    unowned: sql`greatest(opened_at, given_at, snoozed_until) > ${since}`,
    snoozed: sql`opened_at > ${since}`,
  }[view];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from cases where ${ofView[view](whose)} and ${isNew} limit ${sql.lit(most)}) fresh`.execute(db);
  return rows[0]!.count;
}

export function colleagues(db: DbOrTx): Promise<{ id: string; name: string }[]> {
  return db.selectFrom("staff").select(["id", "name"]).orderBy("name").execute();
}
