import type pg from "pg";
import { newEventId, newIccid, newMatchingId, newOrderNo } from "./identifiers.server.ts";
import type { SandboxProfile } from "./profile-store.server.ts";
import { sandboxSmdp } from "./supplier.server.ts";

type SandboxOrder = {
  order_no: string;
  transaction_id: string;
  product: string;
  quantity: number;
  ready_at: Date;
};
export type OrderedProfile = SandboxProfile & SandboxOrder;

type NewOrder = { transactionId: string; product: string; quantity: number; totalBytes: number; days: number };

/**
 * Writes an order with its profiles and the notification that it is ready, in one statement, or returns the one that this
 * transaction id has made before, whatever it asked for.
 */
export async function keepOrder(
  database: pg.Pool,
  { transactionId, product, quantity, totalBytes, days }: NewOrder,
  now: Date,
  readyAt: Date,
): Promise<SandboxOrder> {
  const orderNo = newOrderNo();
  const eventId = newEventId();
  const snapshot = {
    notifyType: "ORDER_STATUS",
    notifyId: eventId,
    eventGenerateTime: readyAt.toISOString(),
    content: { orderNo },
  };
  const made = Array.from({ length: quantity }, () => [newIccid("89440099"), newMatchingId()] as const);
  await database.query(
    `with ordered as (
       insert into sandbox_supplier.orders (order_no, transaction_id, product, quantity, created_at, ready_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (transaction_id) do nothing returning order_no
     ), made as (
       insert into sandbox_supplier.profiles (iccid, made_for, order_no, product, smdp_address, matching_id, state,
         state_at, total_bytes, days, created_at)
       select iccid, 'reseller', order_no, $3, $7, matching_id, 'released', $5, $8, $9, $5
       from ordered, unnest($10::text[], $11::text[]) as new (iccid, matching_id)
     )
     insert into sandbox_supplier.notifications (event_id, protocol, body, created_at, next_attempt_at)
     select $12, 'reseller', $13::jsonb, $5, $6 from ordered`,
    [
      orderNo,
      transactionId,
      product,
      quantity,
      now,
      readyAt,
      sandboxSmdp,
      totalBytes,
      days,
      made.map(([iccid]) => iccid),
      made.map(([, id]) => id),
      eventId,
      JSON.stringify(snapshot),
    ],
  );
  const { rows } = await database.query<SandboxOrder>(
    "select * from sandbox_supplier.orders where transaction_id = $1",
    [transactionId],
  );
  return rows[0]!;
}

/** An order's profiles by our transaction id, or one profile by its ICCID, each with its order. */
export async function profilesFor(
  database: pg.Pool,
  by: { transactionId: string } | { iccid: string },
): Promise<OrderedProfile[]> {
  const [column, value] = "iccid" in by ? ["profile.iccid", by.iccid] : ["ordered.transaction_id", by.transactionId];
  const { rows } = await database.query<OrderedProfile>(
    `select profile.*, ordered.transaction_id, ordered.quantity, ordered.ready_at
     from sandbox_supplier.profiles profile join sandbox_supplier.orders ordered using (order_no) where ${column} = $1
       order by profile.iccid`,
    [value],
  );
  return rows;
}
