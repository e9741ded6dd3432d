import type pg from "pg";
import type { PaymentMethod } from "../../kernel/payment-method.ts";
import { findCard, moveCard, type CardMove, type KeptCard } from "./card-store.server.ts";
import type { Clockwork, GatewayLog } from "./clockwork.server.ts";
import type { Attempt } from "./payment-moves.ts";
import { findPayment, movePayment, type SandboxPayment } from "./payment-store.server.ts";
import { letTimePass } from "./time-passes.server.ts";

/** What the parts of the running gateway share. */
export type Gateway = {
  database: pg.Pool;
  secretKey: string;
  /** The address under which a shopper's browser finds this server; no trailing slash. */
  origin: string;
  pendingSeconds: number;
  now: () => Date;
  log: GatewayLog;
  clockwork: Clockwork;
};

export function settlesAt({ pendingSeconds }: Gateway, now: Date): Date {
  return new Date(now.getTime() + pendingSeconds * 1000);
}

/** The payment as it is now, whatever the clockwork has got round to. */
export async function presentPayment(
  { database, now }: Gateway,
  reference: string,
): Promise<SandboxPayment | undefined> {
  const payment = await findPayment(database, reference);
  if (!payment || !isDue(payment, now())) return payment;
  await letTimePass(database, now(), reference);
  return findPayment(database, reference);
}

/** Whether time alone has moved it on since it was last read. */
function isDue({ state, settles_at, expires_at }: SandboxPayment, now: Date): boolean {
  if (state === "pending") return settles_at !== null && settles_at <= now;
  return (state === "waiting" || state === "needs_action") && expires_at <= now;
}

/**
 * Tries to move a payment; answers where it is now, moved by this call or by a concurrent one. `by`: only one that is paid
 * in this way.
 */
export async function tryMove(
  gateway: Gateway,
  reference: string,
  attempt: Attempt,
  by?: PaymentMethod,
): Promise<SandboxPayment | undefined> {
  const now = gateway.now();
  const times = { now, settlesAt: settlesAt(gateway, now) };
  const moved = await movePayment(gateway.database, reference, attempt, { ...times, by });
  if (!moved) return presentPayment(gateway, reference);
  gateway.log.info({ reference, event: attempt.move.event, failure: attempt.failure }, "sandbox payment moved");
  void gateway.clockwork.run();
  return moved;
}

export async function presentCard({ database, now }: Gateway, reference: string): Promise<KeptCard | undefined> {
  await letTimePass(database, now(), reference);
  return findCard(database, reference);
}

export async function tryCardMove(gateway: Gateway, reference: string, move: CardMove): Promise<KeptCard | undefined> {
  const moved = await moveCard(gateway.database, reference, move, gateway.now());
  if (!moved) return presentCard(gateway, reference);
  gateway.log.info({ reference, state: moved.state, failure: move.failure }, "sandbox card moved");
  void gateway.clockwork.run();
  return moved;
}
