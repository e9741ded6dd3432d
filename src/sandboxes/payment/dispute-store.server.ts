import type pg from "pg";
import type * as z from "zod";
import { dayMs } from "../../kernel/duration.ts";
import type { DisputeAnswer, DisputePage, ListWish } from "./gateway-wire.ts";
import { newReference } from "./references.server.ts";

type State = DisputeAnswer["state"];
export type SandboxDispute = Omit<DisputeAnswer, "answerBy" | "createdAt" | "moves"> & {
  answer_by: Date;
  created_at: Date;
  moves: DisputeAnswer["moves"];
};

const pageLength = 100;
export const disputeFee = 8500;
export const answerWithinMs = 7 * dayMs;

/** Where the shop's staff and the bank take it; a bank may decide again. */
export const disputeMoves = {
  answer: { from: ["needs_answer"], to: "under_review" },
  win: { from: ["needs_answer", "under_review", "lost"], to: "won" },
  lose: { from: ["needs_answer", "under_review", "won"], to: "lost" },
} as const satisfies Record<string, { from: readonly State[]; to: State }>;

const columns = `dispute.reference, payment.idempotency_key as "paymentKey", dispute.state, dispute.reason, dispute.amount,
  payment.currency, dispute.answer_by, dispute.created_at,
  (select jsonb_agg(jsonb_build_object('reference', reference, 'kind', kind, 'fee', fee, 'at', at) order by at, kind desc)
    from sandbox_gateway.dispute_moves where dispute_reference = dispute.reference) as moves`;
const joined = `sandbox_gateway.disputes dispute
  join sandbox_gateway.payments payment on payment.reference = dispute.payment_reference`;

export async function findDispute(database: pg.Pool, reference: string): Promise<SandboxDispute | undefined> {
  const { rows } = await database.query<SandboxDispute>(
    `select ${columns} from ${joined} where dispute.reference = $1`,
    [reference],
  );
  return rows[0];
}

export async function listDisputes(
  database: pg.Pool,
  { from, to, after = "" }: ListWish,
): Promise<z.output<typeof DisputePage>> {
  const { rows } = await database.query<SandboxDispute>(
    `select ${columns} from ${joined} where dispute.created_at >= $1 and dispute.created_at < $2
       and dispute.reference > $3 order by dispute.reference limit ${pageLength}`,
    [from, to, after],
  );
  return {
    data: rows.map(disputeAnswer),
    next: rows.length === pageLength ? rows.at(-1)!.reference : null,
  };
}

export function disputeAnswer({ answer_by, created_at, ...rest }: SandboxDispute): DisputeAnswer {
  return { ...rest, answerBy: answer_by.toISOString(), createdAt: created_at.toISOString() };
}

export async function hasDisputeTaken(database: pg.Pool, payment: string): Promise<boolean> {
  const { rows } = await database.query(
    "select from sandbox_gateway.disputes where payment_reference = $1 and state <> 'won' limit 1",
    [payment],
  );
  return rows.length > 0;
}

/** In one statement with the money that comes back, or is taken again, and the webhook; false where it has moved on. */
export async function moveDispute(
  database: pg.Pool,
  reference: string,
  { from, to }: (typeof disputeMoves)[keyof typeof disputeMoves],
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `with before as (
       select reference, state from sandbox_gateway.disputes where reference = $1 and state = any($3) for update
     ), moved as (
       update sandbox_gateway.disputes dispute set state = $2 from before where dispute.reference = before.reference
       returning dispute.reference, before.state as came_from
     ), paid as (
       insert into sandbox_gateway.dispute_moves (reference, dispute_reference, kind, fee, at)
       select $4, reference, case $2 when 'won' then 'returned' else 'taken' end, 0, $5 from moved
       where $2 = 'won' or came_from = 'won'
     )
     insert into sandbox_gateway.webhooks (event_id, type, kind, subject, created_at, next_attempt_at)
     select $6, 'dispute.' || $2, 'dispute', jsonb_build_object('reference', reference), $5, $5 from moved`,
    [reference, to, from, newReference("dm"), now, newReference("evt")],
  );
  return rowCount === 1;
}
