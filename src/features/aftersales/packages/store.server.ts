import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type {
  DataPlanRow,
  DispatchState,
  OrderRow,
  ProfileState,
  RefundRequestState,
  SupplierName,
} from "../../../platform/database/tables.ts";
import { leftOf } from "../../sales/payments/order-money-store.server.ts";
import { ownBy } from "../../stock/sims/store.server.ts";
import { mostOpen, mostUsed, type PackageKey } from "./rules.ts";

type Data = Selectable<DataPlanRow>;
type Order = Selectable<OrderRow>;

/** A package with its order; refund facts only for the caller's own orders. */
export type PackageRow = Omit<Data, "network_round"> &
  Pick<
    Order,
    | "number"
    | "links_epoch"
    | "placed_at"
    | "paid_at"
    | "days"
    | "plan_code"
    | "plan_as_sold"
    | "way"
    | "quantity"
    | "currency"
    | "unit_amount"
    | "discount_amount"
    | "postal_amount"
  > & {
    order_state: Order["state"];
    own: boolean;
    /** Of the order's money; null in somebody else's. */
    left_amount: number | null;
    /** The plan is on sale as a renewal. */
    renewable: boolean;
    profile_state: ProfileState | null;
    supplier: SupplierName | null;
    codes_shown: boolean;
    parcel: DispatchState | null;
    renewal: "waiting" | "applied" | "failed" | null;
    request: Exclude<RefundRequestState, "rejected"> | null;
  };

/**
 * Looked up per package: `offset 0`, and a scalar subquery instead of `exists`, keep the planner from reading whole
 * tables. The request that counts is that of `requestAbout`, and `codes_shown` below is `codesShown`, both of
 * refund-requests: change them together.
 */
const refundFacts = sql`
  left join lateral (select profile_state, supplier from esim_profiles
    where own and order_id = o.id and position = data.position and state <> 'retired' offset 0) profile on true
  left join lateral (select state from dispatches where own and order_id = o.id offset 0) parcel on true
  left join lateral (select state from order_renewals
    where own and order_id = o.id and position = data.position offset 0) renewal on true
  left join lateral (
    select state from refund_requests
      where own and order_id = o.id and state <> 'rejected' and data.position = any (positions)
      order by state = 'granted' desc, asked_at limit 1
  ) request on true`;

const columns = sql`
  data.order_id, data.position, data.iccid, data.state, data.use_by, data.activated_at, data.expires_at, data.used_mb,
    data.used_today_mb, data.slow, data.as_of,
  data.network_reference, data.network_asked_at, o.number, o.links_epoch, o.placed_at, o.paid_at, o.days, o.plan_code,
    o.plan_as_sold, o.way, o.quantity, o.currency, o.unit_amount,
  o.discount_amount, o.postal_amount, o.state as order_state, own,
  case when own then ${leftOf(sql`o.id`)} end as left_amount,
  coalesce((select on_sale and 'renewal' = any (ways) from plans where code = o.plan_code), false) as renewable,
  profile.profile_state, profile.supplier, parcel.state as parcel, renewal.state as renewal, request.state as request,
  own and o.way = 'esim' and (
    exists (select from mails where order_id = o.id and kind in ('esim_ready', 'esim_for_traveller'))
    or exists (select from esim_shares where order_id = o.id and opened_at is not null)) as codes_shown`;

/** The packages on a SIM (`data_plans_of_sim`): all that are open, and the latest of the others. */
export async function packagesOfSim(
  db: DbOrTx,
  spellings: readonly string[],
  accountId: string | null,
): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`${prepared}
    with here as (
      select data_plans.* from data_plans where iccid = any (${[...spellings]}::text[])
    ), shown as (
      (select here.* from here where state in ('not_started', 'active') order by use_by limit ${sql.lit(mostOpen)})
      union all
      (select here.* from here join orders on orders.id = here.order_id where here.state not in ('not_started', 'active') order by orders.placed_at desc limit ${sql.lit(mostUsed)})
    )
    select ${columns} from shown data join orders o on o.id = data.order_id cross join lateral (select ${ownBy(accountId)} as own) whose ${refundFacts}
    order by o.placed_at desc, data.order_id, data.position`.execute(db);
  return rows;
}

/** The packages of an order, by position. */
export async function packagesOfOrder(
  db: DbOrTx,
  orderId: string,
  position: number | undefined,
): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`${prepared}
    select ${columns} from data_plans data join orders o on o.id = data.order_id cross join lateral (select true as own) whose ${refundFacts}
    where data.order_id = ${orderId} and data.state <> 'cancelled' and data.position = coalesce(${position ?? null}::int, data.position)
    order by data.position`.execute(db);
  return rows;
}

export async function packageByKey(
  db: DbOrTx,
  { orderId, position }: PackageKey,
  accountId: string | null,
): Promise<PackageRow | undefined> {
  const { rows } = await sql<PackageRow>`${prepared}
    select ${columns} from data_plans data join orders o on o.id = data.order_id cross join lateral (select ${ownBy(accountId)} as own) whose ${refundFacts}
    where data.order_id = ${orderId} and data.position = ${position}`.execute(db);
  return rows[0];
}

type UsageDay = { day: string; bytes: number };

export async function usageDaysOf(db: DbOrTx, { orderId, position }: PackageKey): Promise<UsageDay[]> {
  const { rows } = await sql<UsageDay>`
    select day, used_bytes::float8 as bytes from usage_days where order_id = ${orderId} and position = ${position}
      order by day`.execute(db);
  return rows;
}

/** The request with this key as it was first made; a new one is stored. */
export async function keepStart(
  db: DbOrTx,
  { orderId, position }: PackageKey,
  requestKey: string,
  accountId: string,
  now: Date,
): Promise<PackageKey> {
  await db
    .insertInto("package_starts")
    .values({ request_key: requestKey, order_id: orderId, position, account_id: accountId, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom("package_starts")
    .select(["order_id", "position"])
    .where("request_key", "=", requestKey)
    .executeTakeFirstOrThrow();
  return { orderId: kept.order_id, position: kept.position };
}
