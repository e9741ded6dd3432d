import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DispatchRow, OrderState, SentBefore } from "../../../platform/database/tables.ts";

const untold = `d.state = 'sent' and coalesce((select bool_and(held_until is not null) from mails
  where order_id = d.order_id and kind = 'parcel_sent' and queued_at >= d.sent_at), false)`;
/** Of parcel `d`: it was posted, and no letter of that has left its hold; the posting can still be taken back. */
export const isUntold = sql.raw<boolean>(untold);

/** The state of order `o` as its buyer knows it: a card is on its way once they have been told. */
export const stateAsToldSql = `case when o.state = 'delivered' and o.way = 'physical' and exists (
  select from dispatches d where d.order_id = o.id and d.sent_before is null and ${untold}) then 'dispatching' else o.state end`;
export const stateAsTold = sql.raw(stateAsToldSql);

/** The same of what was read already: `parcel` as its buyer knows it. */
export const orderStateAsTold = (state: OrderState, parcel: Pick<Told, "state"> | null | undefined): OrderState =>
  state === "delivered" && parcel?.state === "waiting" ? "dispatching" : state;

type Told = Pick<Selectable<DispatchRow>, "state" | "carrier" | "tracking_number" | "sent_at" | "arrived_at">;

/** A parcel as its buyer knows it. */
export async function parcelAsTold(db: DbOrTx, orderId: string): Promise<Told | undefined> {
  const { rows } = await sql<Told & { sent_before: SentBefore | null; is_untold: boolean }>`
    select state, carrier, tracking_number, sent_at, arrived_at, sent_before, ${isUntold} as is_untold
    from dispatches d where order_id = ${orderId}`.execute(db);
  const [parcel] = rows;
  if (!parcel) return undefined;
  const { sent_before: before, is_untold: isHeld, ...shown } = parcel;
  if (!isHeld) return shown;
  if (!before) return { state: "waiting", carrier: null, tracking_number: null, sent_at: null, arrived_at: null };
  const [sentAt, arrivedAt] = [before.sent_at, before.arrived_at].map((at) => (at === null ? null : new Date(at)));
  return { ...before, state: "returned", sent_at: sentAt ?? null, arrived_at: arrivedAt ?? null };
}
