import { sql, type RawBuilder } from "kysely";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { reviewDays } from "../../../kernel/review-days.ts";
import { dateAt, instantOf } from "../../../kernel/zoned-time.ts";
import type { Config } from "../../../platform/config.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { untranslated } from "../../catalogue/content/untranslated.server.ts";
import { workingDaysAfter } from "../../catalogue/postage/rules.ts";
import { isOverdue } from "../../delivery/dispatches/overdue.server.ts";
import { dueAfter, type CaseKind } from "../../records/cases/rules.ts";
import { poolsNow } from "../stock-page/pools-now.server.ts";

/** Something that waits for a person, found by the state it is in. `since`: its due time is counted from then. */
type Waiting = { subject: string; orderId: string | null; details: Record<string, unknown>; since: Date };

type Source = {
  kind: CaseKind;
  /** Asked with the time of now; what no statement can say is found by a noun. */
  waiting:
    | ((now: Date) => RawBuilder<Waiting>)
    | { find: (db: DbOrTx, now: Date, config: Config) => Promise<Waiting[]> };
  /** What was promised; otherwise the rule of the kind, from now on. */
  dueAt?: (waiting: Waiting) => Date;
  /** The note with which it leaves. */
  left: string;
};

/** What is work by its state, whichever version brought it there; each case leaves when the state does. */
export const sources: readonly Source[] = [
  {
    kind: "refund_asked",
    waiting: () => sql<Waiting>`
      select id::text as subject, order_id as "orderId", asked_at as since,
        jsonb_build_object('request', kind, 'reason', reason) as details
      from refund_requests where state = 'asked'`,
    dueAt: ({ since }) => {
      const day = workingDaysAfter(dateAt(since.getTime(), operatorZone), reviewDays);
      return new Date(instantOf(day, "18:00", operatorZone));
    },
    left: "The request was decided or withdrawn.",
  },
  {
    kind: "real_name_waits",
    waiting: () => sql<Waiting>`
      select number as subject, null as "orderId", received_at as since, '{}'::jsonb as details
      from real_names where state = 'received'`,
    dueAt: ({ since }) => dueAfter("real_name_waits", since),
    left: "It was decided or withdrawn.",
  },
  {
    kind: "incident_open",
    waiting: (now) => sql<Waiting>`
      select id::text as subject, null as "orderId", opened_at as since,
        jsonb_build_object('from', since) as details
      from incidents where until is null or until > ${now}`,
    dueAt: ({ since }) => dueAfter("incident_open", since),
    left: "The incident has ended.",
  },
  {
    kind: "parcels_to_post",
    // by promise, not by parcel: they are worked off at the packing table, one after the other
    waiting: () => sql<Waiting>`
      select d.arrives_by::text as subject, null as "orderId", '{}'::jsonb as details,
        min(d.arrives_by::timestamp at time zone 'UTC' - coalesce(days_max, 12) * interval '1 day') as since
      from dispatches d join orders o on o.id = d.order_id join order_addresses a on a.order_id = d.order_id
        left join postal_services p on p.iso2 = a.country
      where d.state = 'waiting' and o.state = 'dispatching' group by d.arrives_by`,
    dueAt: ({ since }) => new Date(instantOf(dateAt(since.getTime(), operatorZone), "16:00", operatorZone)),
    left: "All of them were posted or taken off the list.",
  },
  {
    kind: "parcel_overdue",
    waiting: (now) => sql<Waiting>`
      select o.number as subject, o.id as "orderId", d.sent_at as since,
        jsonb_build_object('promisedBy', d.arrives_by, 'carrier', d.carrier, 'trackingNumber', d.tracking_number) as details
      from dispatches d join orders o on o.id = d.order_id
      where ${isOverdue(now)}`,
    left: "It has arrived, came back, or its money goes back.",
  },
  {
    kind: "job_given_up",
    waiting: () => sql<Waiting>`
      select task_identifier as subject, null as "orderId", min(run_at) as since,
        jsonb_build_object('job', task_identifier) as details
      from graphile_worker.jobs where attempts >= max_attempts and key is not null and last_error is not null
      group by task_identifier`,
    left: "The jobs were run again, or are gone.",
  },
  {
    kind: "text_collided",
    waiting: () => sql<Waiting>`
      select id::text as subject, null as "orderId", starts_at as since,
        jsonb_build_object('text', kind || ' ' || name, 'from', starts_at) as details
      from text_changes where state = 'collided'`,
    left: "It was published after all, or let go.",
  },
  {
    kind: "stock_low",
    waiting: {
      find: async (db, now, config) =>
        (await poolsNow(db, config, now))
          // a pool from which nothing was ever sold is none that a shop keeps
          .filter(({ sold, forecast: { state } }) => (state === "out" && sold > 0) || state === "order_now")
          .map(({ pool, free, forecast: { daysLeft, orderBy, deliveryDays } }) => ({
            subject: pool,
            orderId: null,
            since: now,
            details: { free, daysLeft: daysLeft?.least ?? 0, orderBy, deliveryDays },
          })),
    },
    left: "There is enough again until new stock would come.",
  },
  {
    kind: "texts_missing",
    waiting: {
      find: async (db, now) =>
        (await untranslated(db)).map(({ kind, name, languages }) => ({
          subject: `${kind} ${name}`,
          orderId: null,
          since: now,
          details: Object.fromEntries(languages.map(({ language, ...counts }) => [language, counts])),
        })),
    },
    left: "Every language says what the original says.",
  },
];

export async function waitingIn(db: DbOrTx, { waiting }: Source, now: Date, config: Config): Promise<Waiting[]> {
  return typeof waiting === "function" ? (await waiting(now).execute(db)).rows : waiting.find(db, now, config);
}
