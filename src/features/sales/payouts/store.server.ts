import { sql, type Insertable, type Selectable } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PayoutLineRow, PayoutRow, PayoutState } from "../../../platform/database/tables.ts";
import { payoutStatesBefore } from "./rules.ts";

export type Payout = Selectable<PayoutRow>;
type NewLine = Insertable<PayoutLineRow>;

/** A bank takes days to send a payout back. */
const lookAgainMs = 14 * dayMs;

/** From when the gateway is to be asked; undefined where nothing was ever paid there. */
export async function payoutsWantedFrom(db: DbOrTx, gateway: string): Promise<Date | undefined> {
  const { rows } = await sql<{ newest: Date | null; open: Date | null; first: Date | null }>`
    select max(created_at) as newest, min(created_at) filter (where state = 'on_its_way') as open,
      case when max(created_at) is null then (select min(created_at) from payments where gateway = ${gateway}) end as first
    from payouts where gateway = ${gateway}`.execute(db);
  const { newest, open, first } = rows[0]!;
  if (!newest) return first ?? undefined;
  return new Date(Math.min(newest.getTime() - lookAgainMs, open?.getTime() ?? Infinity));
}

export function payoutAt(db: DbOrTx, gateway: string, reference: string): Promise<Payout | undefined> {
  return db
    .selectFrom("payouts")
    .selectAll()
    .where("gateway", "=", gateway)
    .where("gateway_reference", "=", reference)
    .executeTakeFirst();
}

/** Undefined where another process was faster. */
export function putPayout(tx: DbOrTx, payout: Insertable<PayoutRow>): Promise<Payout | undefined> {
  return tx
    .insertInto("payouts")
    .values(payout)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The only way to change a payout's state; false when its state does not allow the transition. */
export async function movePayout(tx: DbOrTx, id: string, state: PayoutState): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payouts")
    .set({ state })
    .where("id", "=", id)
    .where(sql<boolean>`state = any(${payoutStatesBefore(state)})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** As one parameter, since a payout may have more lines than a statement has parameters. */
export async function putLines(tx: DbOrTx, lines: readonly NewLine[]): Promise<void> {
  await sql`
    insert into payout_lines (id, payout_id, reference, kind, about, named_payment, named_refund, amount, fee, at,
      payment_id, refund_id, order_id, booked_amount, booked_currency, verdict)
    select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id uuid, payout_id uuid, reference text,
      kind text, about text, named_payment text, named_refund text, amount int, fee int, at timestamptz, payment_id uuid,
      refund_id uuid, order_id uuid, booked_amount int, booked_currency text, verdict text)`.execute(tx);
}

export type UnknownLine = Selectable<PayoutLineRow> & { currency: string; case_id: string };

/** Lines of this gateway that nobody could match and about which nobody has decided yet, the oldest first. */
export async function unknownLines(db: DbOrTx, gateway: string, most: number): Promise<UnknownLine[]> {
  const { rows } = await sql<UnknownLine>`
    select line.*, payout.currency, cases.id as case_id
    from payout_lines line join payouts payout on payout.id = payout_id
      join cases on cases.kind = 'payout_missing_here' and cases.subject = line.reference and cases.closed_at is null
    where line.verdict = 'unknown' and payout.gateway = ${gateway}
      and not exists (select from difference_decisions d where d.case_id = cases.id and d.state in ('proposed', 'decided'))
    order by line.at, line.id limit ${most}`.execute(db);
  return rows;
}

/** False when it is matched already. */
export async function matchLine(
  tx: DbOrTx,
  id: string,
  found: Pick<NewLine, "payment_id" | "refund_id" | "order_id" | "booked_amount" | "booked_currency">,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payout_lines")
    .set({ ...found, verdict: "right" })
    .where("id", "=", id)
    .where("verdict", "=", "unknown")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
