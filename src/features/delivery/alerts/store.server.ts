import { sql, type Selectable } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { AlertKind, DataPlanRow } from "../../../platform/database/tables.ts";
import type { Concerned } from "./recipients.ts";

/** A package: its order and its position there. */
export type PackageAt = { orderId: string; position: number };

/** Records alerts; returns those that are new. Of two concurrent processes one gets each. */
export async function noteAlerts(
  tx: DbOrTx,
  { orderId, position }: PackageAt,
  kinds: readonly AlertKind[],
  day: string | null,
  now: Date,
): Promise<AlertKind[]> {
  if (kinds.length === 0) return [];
  const noted = await tx
    .insertInto("alerts")
    .values(kinds.map((kind) => ({ order_id: orderId, position, kind, day, raised_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .execute();
  return noted.map(({ kind }) => kind);
}

/** The people whom a package concerns: the account of its order, or the account that has proven the order's mailbox. */
export async function concernedBy(db: DbOrTx, { orderId, position }: PackageAt): Promise<Concerned> {
  const { rows } = await sql<Concerned>`
    select o.email as order_email, o.state, o.plan_as_sold ->> 'kind' as kind, account.id as account_id,
      account.email as account_email,
      choice.kinds, choice.by_mail, choice.by_push,
      (select email from order_travellers
        where order_id = o.id and position = ${position} and lower(email) <> lower(o.email)) as traveller_email
    from orders o
      left join lateral (
        select id, email from accounts where id = o.account_id
        union all
        select id, email from accounts where o.account_id is null and email = lower(o.email)
      ) account on true
      left join alert_choices choice on choice.account_id = account.id
    where o.id = ${orderId}`.execute(db);
  return rows[0]!;
}

export function packageAt(db: DbOrTx, { orderId, position }: PackageAt): Promise<Selectable<DataPlanRow>> {
  return db
    .selectFrom("data_plans")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .executeTakeFirstOrThrow();
}

type EndingPlan = PackageAt & { activatedAt: Date | null; expiresAt: Date };
export const fromTheStart: PackageAt = { orderId: "00000000-0000-0000-0000-000000000000", position: 0 };

/**
 * A batch of packages that end within a day without an alert, ordered by position (uses `data_plans_expiring`; sorted
 * first, all would be read).
 */
export async function endingPlans(db: DbOrTx, after: PackageAt, now: Date, size: number): Promise<EndingPlan[]> {
  const { rows } = await sql<EndingPlan>`
    select data.order_id as "orderId", data.position, data.activated_at as "activatedAt", data.expires_at as "expiresAt"
    from (select * from data_plans
      where state = 'active' and expires_at between ${now} and ${new Date(now.getTime() + dayMs)} offset 0) data
    where (data.order_id, data.position) > (${after.orderId}, ${after.position})
      and not exists (
        select from alerts where alerts.order_id = data.order_id and alerts.position = data.position
          and kind = 'ends_soon'
          and day = (data.expires_at at time zone 'UTC')::date
      )
    order by data.order_id, data.position limit ${size}`.execute(db);
  return rows;
}
