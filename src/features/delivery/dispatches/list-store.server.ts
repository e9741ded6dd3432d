import { sql, type RawBuilder } from "kysely";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import { countedUpTo, type Count } from "../../../platform/database/counted-up-to.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { all, type Faceted } from "../../../platform/database/facets.server.ts";
import type { Names } from "../../../platform/database/tables.ts";
import { askedOfParcels, valuesOfParcel } from "./facets-store.server.ts";
import { isOverdue } from "./overdue.server.ts";
import { isUntold } from "./parcel-as-told.server.ts";
import type { ParcelFacet, ParcelFilter } from "./parcel-filter.ts";
import { parcelViews, type ParcelView } from "./rules.ts";
import type { ParcelRow } from "./store.server.ts";

export type ParcelInList = Pick<
  ParcelRow,
  | "number"
  | "state"
  | "order_state"
  | "country"
  | "province"
  | "city"
  | "address"
  | "postal_code"
  | "contact_person"
  | "phone"
  | "carrier"
  | "sent_with"
  | "tracking_number"
  | "quantity"
  | "promised_by"
  | "departs_on"
  | "sent_at"
  | "iccids"
  | "cancel_held_until"
> & { order_id: string; names: Names; labelled_at: Date | null; is_untold: boolean; undone_number: string | null };

/** A number that nobody reads is not counted. */
export const mostCounted = 10_000;

/** Written out, so that the planner sees which index fits. */
const ofView: Record<ParcelView, (now: Date) => RawBuilder<unknown>> = {
  // asked of each parcel on the way along the index: joined, the planner would begin with the orders
  to_post: () => sql`d.state = 'waiting' and (select state = 'dispatching' from orders where id = d.order_id)`,
  on_the_way: () => sql`d.state = 'sent' and d.sent_at is not null`,
  late: (now) => isOverdue(now),
  came_back: () => sql`d.state = 'returned' and d.sent_at is not null`,
  arrived: () => sql`d.state = 'arrived' and d.sent_at is not null`,
};
/** These begin with the earliest promise, the others with what was posted last. */
const byPromise: readonly ParcelView[] = ["to_post", "late"];

const shown = sql`o.number, o.quantity, o.departs_on, o.state as order_state, d.order_id, d.state, d.carrier as sent_with,
  d.tracking_number, d.sent_at, d.labelled_at, d.undone_number, d.cancel_held_until, a.country, a.province, a.city, a.address,
  a.postal_code, a.contact_person, a.phone, a.carrier, a.promised_by,
  o.state = 'delivered' and ${isUntold}
    and not exists (select from data_plans where order_id = o.id and activated_at is not null) as is_untold,
  (select names from destinations where iso2 = a.country) as names,
  (select coalesce(array_agg(iccid order by position), '{}') from sim_cards where order_id = o.id) as iccids`;
const details = sql`join orders o on o.id = d.order_id join order_addresses a on a.order_id = d.order_id`;

/** `even`: one that is being cancelled, too, which is neither posted nor counted. */
type Wanted = {
  view: ParcelView;
  after?: string | undefined;
  before?: string | undefined;
  even?: "being_cancelled";
  filter?: ParcelFilter | undefined;
  /** To its end, as a file has it: a page looks through so many at most. */
  isWhole?: boolean;
  now: Date;
};

const isKept = sql`d.cancel_held_until is null`;

/** The parcels of a view from a place on, and the order of the steps along their index. */
function stepped({ view, after, before, even, now }: Wanted) {
  const isByPromise = byPromise.includes(view);
  const key = isByPromise ? sql`d.arrives_by, d.queued_at, d.order_id` : sql`d.sent_at, d.order_id`;
  const isBack = before !== undefined;
  const [forth, back] = isByPromise
    ? [key, sql`d.arrives_by desc, d.queued_at desc, d.order_id desc`]
    : [sql`d.sent_at desc, d.order_id desc`, key];
  const from = before ?? after;
  const beyond =
    from === undefined
      ? sql`true`
      : sql`(${key}) ${isByPromise === isBack ? sql`<` : sql`>`} (
          select ${key} from dispatches d where order_id = (select id from orders where number = ${from}))`;
  const along = sql`from dispatches d
      where ${ofView[view](now)} and ${even ? sql`true` : isKept} and ${beyond} order by ${isBack ? back : forth}`;
  return { along, forth, order: isBack ? back : forth };
}

const askedOf = ({ filter = {}, now }: Pick<Wanted, "filter" | "now">): RawBuilder<boolean>[] =>
  askedOfParcels(filter, now).map(([, condition]) => condition);

/** As many as are looked through at once. */
const lookedThrough = (wanted: Wanted): RawBuilder<unknown> =>
  sql`(select d.* ${stepped(wanted).along} ${wanted.isWhole ? sql`` : sql`limit ${sql.lit(mostLookedThrough)}`}) d`;

/** Some steps along an index of the parcels' own columns, and the details of what is shown alone. */
export async function listedParcels(db: DbOrTx, wanted: Wanted, most: number): Promise<ParcelInList[]> {
  const asked = askedOf(wanted);
  const { along, forth, order } = stepped(wanted);
  const page =
    asked.length === 0
      ? sql`select d.* ${along} limit ${sql.lit(most)}`
      : sql`select d.* from ${lookedThrough(wanted)}
          where ${all(asked)} order by ${order} limit ${sql.lit(most)}`;
  const { rows } = await sql<ParcelInList>`
    with page as (${page}) select ${shown} from page d ${details} order by ${forth}`.execute(db);
  return rows;
}

/** Where looking through ends, if there is more behind it; a list that nothing is asked of is not looked through. */
export async function lastLookedThrough(db: DbOrTx, wanted: Wanted): Promise<string | undefined> {
  if (askedOf(wanted).length === 0) return undefined;
  const { rows } = await sql<{ number: string }>`
    select number from orders where id = (
      select d.order_id ${stepped(wanted).along} offset ${sql.lit(mostLookedThrough - 1)} limit 1)`.execute(db);
  return rows[0]?.number;
}

/** A list of parcels as its facets are asked. */
export const facetedParcels = (wanted: Pick<Wanted, "view" | "filter" | "now">): Faceted<ParcelFacet> => ({
  rows: lookedThrough({ ...wanted, even: "being_cancelled" }),
  values: valuesOfParcel(wanted.now),
  asked: askedOfParcels(wanted.filter ?? {}, wanted.now),
});

export async function parcelByNumber(db: DbOrTx, number: string): Promise<ParcelInList | undefined> {
  const { rows } = await sql<ParcelInList>`
    select ${shown} from dispatches d ${details} where o.number = ${number}`.execute(db);
  return rows[0];
}

/** The parcels of these orders, by promise; what has none is left out. */
export async function parcelsByNumber(db: DbOrTx, numbers: readonly string[]): Promise<ParcelInList[]> {
  const { rows } = await sql<ParcelInList>`
    select ${shown} from dispatches d ${details} where o.number = any(${numbers}::text[])
    order by d.arrives_by, d.queued_at, d.order_id`.execute(db);
  return rows;
}

/** Of ten thousand, the orders are read once along their index, not each for its parcel. */
const toPost = sql`d.state = 'waiting' and d.order_id in (select id from orders where state = 'dispatching')`;

const countOf = (view: ParcelView, now: Date, end: number) =>
  sql<number>`(select count(*)::int from (
    select from dispatches d where ${view === "to_post" ? toPost : ofView[view](now)} and ${isKept} limit ${sql.lit(end)}) as those)`;

export function countedParcels(db: DbOrTx, now: Date): Promise<Record<ParcelView, number>> {
  const counts = parcelViews.map((view): [ParcelView, Count] => [
    view,
    { counted: (end) => countOf(view, now, end), end: mostCounted + 1, of: `parcels ${view}` },
  ]);
  return countedUpTo(db, now, Object.fromEntries(counts) as Record<ParcelView, Count>);
}

/** Enough for what one packs in a day: of ten thousand each order's row would be read at every look at the list. */
export const mostAddedUp = 1000;

/** Null: of more parcels than are added up. */
export async function cardsToPost(db: DbOrTx): Promise<number | null> {
  const { rows } = await sql<{ cards: number | null }>`
    select case when count(*) <= ${sql.lit(mostAddedUp)} then coalesce(sum(quantity), 0)::int end as cards from (
      select o.quantity from orders o join dispatches d on d.order_id = o.id
        where o.state = 'dispatching' and d.state = 'waiting' and ${isKept} limit ${sql.lit(mostAddedUp + 1)}) as those`.execute(
    db,
  );
  return rows[0]!.cards;
}

/** What brought a parcel into its view after a moment. */
const isNewIn: Record<ParcelView, (since: Date) => RawBuilder<unknown>> = {
  to_post: (since) => sql`d.queued_at > ${since}`,
  on_the_way: (since) => sql`d.sent_at > ${since}`,
  late: (since) => sql`not (${isOverdue(since)})`,
  came_back: (since) => sql`d.returned_at > ${since}`,
  arrived: (since) => sql`d.arrived_at > ${since}`,
};

export async function countNewParcels(
  db: DbOrTx,
  { view, filter, now }: Pick<Wanted, "view" | "filter" | "now">,
  since: Date,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from dispatches d where ${ofView[view](now)} and ${isKept} and ${isNewIn[view](since)} and ${all(askedOf({ filter, now }))}
      limit ${sql.lit(most)}) fresh`.execute(db);
  return rows[0]!.count;
}

/** The number beside the area in the rail, as part of a statement. */
export const countToPost = (now: Date, most: number): RawBuilder<number> => countOf("to_post", now, most);
