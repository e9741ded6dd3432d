import { sql, type RawBuilder } from "kysely";
import { hourMs } from "../../../kernel/duration.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { addDays, dateAt } from "../../../kernel/zoned-time.ts";
import { countedUpTo, type Count } from "../../../platform/database/counted-up-to.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import {
  daysBeforeLeaving,
  hoursToInstall,
  mostCounted,
  mostPressing,
  type CountedView,
  type OrderView,
} from "./rules.ts";

/** Whose list it is, and when: some views are of this moment, and one is a person's own. */
export type Whose = { now: Date; me: string };

const isAwake = (now: Date) => sql`(snoozed_until is null or snoozed_until <= ${now})`;
const installedBy = ({ now }: Whose) => new Date(now.getTime() - hoursToInstall * hourMs);

/** Reported, and not on a phone. What nobody reports (`unknown`) is no sign of anything. */
const notInstalled = sql`profile_state in ('released', 'downloaded', 'error')`;

/** A request is a case within a minute (operator/inbox/found-work); until then it stands for itself. */
const needsAPerson = ({ now }: Whose) => sql`
  select order_id from cases where ${isOpenOfOrder(now)}
  union select order_id from refund_requests r where ${isNoCaseYet}`;

const isOpenOfOrder = (now: Date) => sql`closed_at is null and order_id is not null and ${isAwake(now)}`;
const isNoCaseYet = sql`r.state = 'asked' and not exists (
    select from cases where kind = 'refund_asked' and subject = r.id::text and closed_at is null)`;

/** Where a list goes on, whichever columns an order's place is in: so many at most, and which of them come first. */
type Steps = {
  beyond: (placedAt: RawBuilder<unknown>, id: RawBuilder<unknown>) => RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
  most: number;
};

/** The next of them alone, stepped along the cases: of thousands, a page reads what it shows. */
const nextInNeed = ({ now }: Whose, { beyond, direction, most }: Steps) => sql`
  select order_id from (
    select distinct order_placed_at, order_id from cases
      where ${isOpenOfOrder(now)} and ${beyond(sql`order_placed_at`, sql`order_id`)}
      order by order_placed_at ${direction}, order_id ${direction} limit ${sql.lit(most)}) as next
  union all select order_id from refund_requests r where ${isNoCaseYet}`;

const mine = ({ now, me }: Whose) => sql`
  select distinct order_id from cases where closed_at is null and order_id is not null and owner_id = ${me} and ${isAwake(now)}`;

/**
 * The next of them alone: each day is stepped along in the order of the list, and what is delivered is asked what is missing,
 * until all days together have so many.
 */
function nextLeaving({ now }: Whose, { beyond, direction, most }: Steps) {
  const today = dateAt(now.getTime(), operatorZone);
  const next = sql`order by placed_at ${direction}, id ${direction} limit ${sql.lit(most)}`;
  const onEachDay = Array.from(
    { length: daysBeforeLeaving + 1 },
    (_, day) => sql`
      (select id, placed_at from orders
        where departs_on = ${addDays(today, day)}::date and state in ('paid', 'dispatching', 'delivered')
          and ${beyond(sql`placed_at`, sql`id`)} and (state <> 'delivered' or ${isSomethingMissing}) ${next})`,
  );
  return sql`select id from (${sql.join(onEachDay, sql` union all `)} ${next}) as next`;
}

const isSomethingMissing = sql`(
  (select true from esim_profiles where order_id = orders.id and state = 'allotted' and ${notInstalled} limit 1)
  or (select state in ('sent', 'returned') from dispatches where order_id = orders.id)
  or (select true from cases where order_id = orders.id and closed_at is null limit 1))`;

/** Found by what is about them, of which there is little at any time: as an array it is read first, whatever a plan guesses. */
const among = (ids: RawBuilder<unknown>) => sql<boolean>`id = any (array(${ids}))`;

/** Each order once. */
const idsOf = { needs_person: needsAPerson, mine } as const;

/** Written out, so that the planner sees that the partial index fits. */
const ofView: Record<Exclude<OrderView, keyof typeof nextOfView>, (whose: Whose) => RawBuilder<boolean>> = {
  // true of every order; it says that this is the list's own index (db/migrations/0045)
  all: () => sql`number > ''`,
  to_post: () => sql`state = 'dispatching'`,
  refunding: () => sql`state = 'refunding'`,
  not_installed: (whose) => sql`number > '' and placed_at <= ${installedBy(whose)}`,
  mine: (whose) => among(idsOf.mine(whose)),
};

/** Found by what is about them, no more of them than are shown. */
const nextOfView = { needs_person: nextInNeed, leaving: nextLeaving } as const;

/** True of an order that a view may show next. */
export const isOfView = (view: OrderView, whose: Whose, steps: Steps): RawBuilder<boolean> =>
  view === "needs_person" || view === "leaving" ? among(nextOfView[view](whose, steps)) : ofView[view](whose);

/** Where there is no index of a view's own: asked of the orders one steps along, as facets are. */
export const alsoOfView: Partial<Record<OrderView, (whose: Whose) => RawBuilder<boolean>>> = {
  not_installed: (whose) => sql`state = 'delivered' and way = 'esim' and closed_at <= ${installedBy(whose)}
    and (select true from esim_profiles where order_id = orders.id and state = 'allotted' and ${notInstalled}
      and allotted_at <= ${installedBy(whose)} limit 1)`,
};

/** How many each view has, as far as anybody reads the number. */
export async function countedOrders(
  db: DbOrTx,
  views: readonly CountedView[],
  whose: Whose,
): Promise<Record<CountedView, number>> {
  const counts = views.map((view): [CountedView, Count] => {
    // to look each of them up among the orders takes ten times as long
    const those =
      view === "needs_person" || view === "mine"
        ? idsOf[view](whose)
        : sql`select from orders where ${ofView[view](whose)}`;
    const counted = (end: number) =>
      sql<number>`(select count(*)::int from (select from (${those}) as ids limit ${sql.lit(end)}) as those)`;
    return [view, { counted, end: mostCounted + 1, ...(view !== "mine" && { of: `orders ${view}` }) }];
  });
  return countedUpTo(db, whose.now, Object.fromEntries(counts) as Record<CountedView, Count>);
}

/** Far more cases than so many orders have. */
const mostLookedAt = 500;

/** What is due first stands first. */
export async function pressingOrders(db: DbOrTx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${prepared}
    select order_id as id from (
      select order_id, due_at from cases where closed_at is null and order_id is not null and ${isAwake(now)}
      order by due_at, departs_on, id limit ${sql.lit(mostLookedAt)}) as first
    group by order_id order by min(due_at), order_id limit ${sql.lit(mostPressing)}`.execute(db);
  return rows.map(({ id }) => id);
}
