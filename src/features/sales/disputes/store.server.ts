import { sql, type Insertable, type Selectable } from "kysely";
import { isCurrency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DisputeMoveRow, DisputeRow } from "../../../platform/database/tables.ts";
import { disputeStatesBefore, isDecided } from "./rules.ts";

export type Dispute = Selectable<DisputeRow>;
type Move = Selectable<DisputeMoveRow>;
type NewMove = Pick<Move, "reference" | "kind" | "at"> & { fee: { amount: number; currency: string } | null };

/** The one that is there already, or a new one; locked until the caller's transaction ends. */
export async function keepDispute(tx: DbOrTx, dispute: Insertable<DisputeRow>): Promise<Dispute> {
  await tx
    .insertInto("disputes")
    .values(dispute)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom("disputes")
    .selectAll()
    .where("gateway", "=", dispute.gateway)
    .where("gateway_reference", "=", dispute.gateway_reference)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function lockDispute(tx: DbOrTx, id: string): Promise<Dispute | undefined> {
  return tx.selectFrom("disputes").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Undefined when it is known. A fee in a currency that the shop does not keep books in is not booked. */
export function putMove(
  tx: DbOrTx,
  disputeId: string,
  { reference, kind, fee, at }: NewMove,
): Promise<Move | undefined> {
  const kept = fee && isCurrency(fee.currency) ? { amount: fee.amount, currency: fee.currency } : null;
  return tx
    .insertInto("dispute_moves")
    .values({
      dispute_id: disputeId,
      reference,
      kind,
      at,
      fee_amount: kept?.amount ?? null,
      fee_currency: kept?.currency ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function movesOf(db: DbOrTx, disputeId: string): Promise<Move[]> {
  return db.selectFrom("dispute_moves").selectAll().where("dispute_id", "=", disputeId).orderBy("at").execute();
}

/** What was topped up with a payment, and what is left on that card now; undefined: it paid for something else. */
export async function toppedUpWith(
  db: DbOrTx,
  paymentId: string,
): Promise<{ number: string; iccid: string; left: number } | undefined> {
  const { rows } = await sql<{ number: string; iccid: string; left: number }>`
    select number, iccid, (
      select coalesce(sum(e.amount), 0)::int from prepaid_entries e where e.iccid = t.iccid
    ) as left
    from payments p join top_ups t on t.id = p.payable_id where p.id = ${paymentId} and payable_kind = 'top_up'`.execute(
    db,
  );
  return rows[0];
}

/** The only way to change a dispute's state; false when its state does not allow the transition. */
export async function moveDispute(tx: DbOrTx, id: string, state: Dispute["state"], now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("disputes")
    .set({ state, ended_at: isDecided(state) ? now : null })
    .where("id", "=", id)
    .where(sql<boolean>`state = any(${disputeStatesBefore(state)})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function noteFacts(
  tx: DbOrTx,
  id: string,
  facts: Pick<Dispute, "is_taken" | "answer_by" | "reason" | "page">,
): Promise<void> {
  await tx.updateTable("disputes").set(facts).where("id", "=", id).execute();
}

export async function noteAnswer(
  tx: DbOrTx,
  id: string,
  answer: { answered_at: Date; answered_by: string; answer: string },
): Promise<void> {
  await tx.updateTable("disputes").set(answer).where("id", "=", id).execute();
}
