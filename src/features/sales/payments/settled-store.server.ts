import { sql } from "kysely";
import type { Money } from "../../../kernel/money.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { PaymentState } from "../../../platform/database/tables.ts";
import type { LedgerLine } from "./ledger.ts";
import { paymentStatesBefore } from "./rules.ts";
import type { Payment } from "./store.server.ts";

type Settling = {
  state: PaymentState;
  failure: string | null;
  settledAt: Date;
  fee: Money | undefined;
  /** What the books say of it, if it moves. */
  lines: readonly (LedgerLine & { occasion: string })[];
  /** By which it was heard, if by one. */
  event: { id: string; kind: string } | undefined;
};

/**
 * All that a gateway's last word on a payment writes, in one statement, which every purchase waits for: the event, the
 * payment's state and fee (with the guard of `movePayment`) and the books. `heard`: this event for the first time;
 * `moved`: it was not settled before; `live`: another attempt for the same order, still open. The caller has locked
 * what it pays.
 */
export async function writeSettled(
  tx: DbOrTx,
  { id, gateway, order_id }: Payment,
  { state, failure, settledAt, fee, lines, event }: Settling,
  now: Date,
): Promise<{ heard: boolean; moved: boolean; live: string | null }> {
  const booked = lines.map(({ occasion, account, amount }) => ({ occasion, account, ...amount }));
  const { rows } = await sql<{ heard: boolean; moved: boolean; live: string | null }>`${prepared}
    with heard as (
      insert into gateway_events (gateway, event_id, kind, received_at)
      select ${gateway}, event.id, event.kind, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(event ? [event] : [])}) as event (id text, kind text)
      on conflict do nothing returning 1
    ), moved as (
      update payments set state = ${state}, settled_at = ${settledAt}, failure = ${failure},
        fee_amount = ${fee?.amount ?? null}, fee_currency = ${fee?.currency ?? null}
      where id = ${id} and state = any (${paymentStatesBefore(state)})
        and (${event === undefined} or exists (select from heard))
      returning 1
    ), booked as (
      insert into ledger_entries (order_id, occasion, account, currency, amount, at)
      select ${order_id}::uuid, line.occasion, line.account, line.currency, line.amount, ${now}::timestamptz
      from moved, jsonb_to_recordset(${JSON.stringify(booked)}) as line
        (occasion text, account text, currency text, amount int)
    )
    select exists (select from heard) as heard, exists (select from moved) as moved,
      (select id from payments where order_id = ${order_id} and id <> ${id} and state in ('created', 'waiting')) as live`.execute(
    tx,
  );
  return rows[0]!;
}
