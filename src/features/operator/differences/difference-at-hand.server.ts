import type { Money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { isUuid } from "../../../kernel/uuid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { changeCase, lockCase } from "../../records/cases/store.server.ts";
import { refundableThere } from "../../sales/payments/book-refund-made-there.server.ts";
import { factsOf, paymentHere, refundHere, type Here, type There } from "../../sales/payments/difference-facts.ts";
import { lockPayable } from "../../sales/payments/payables.server.ts";
import { refundById } from "../../sales/payments/refund-store.server.ts";
import { paymentById, type Payment } from "../../sales/payments/store.server.ts";
import { deedsFor, isGatewayDifference, type Facts, type PossibleDeed } from "./rules.ts";
import { differenceById, type DifferenceCase } from "./store.server.ts";

/** As it was written down when it was found. */
export function factsIn({ kind, details }: DifferenceCase): Facts {
  if (!isGatewayDifference(kind)) return { here: null, there: null };
  const { there = null, here = null } = details as Partial<{ there: Partial<There>; here: Here }>;
  return {
    here,
    // a version before wrote less
    there:
      there && typeof there.state === "string"
        ? {
            reference: "",
            amount: null,
            fee: null,
            paymentId: null,
            refundId: null,
            ...(there as Pick<There, "state">),
          }
        : null,
  };
}

/** The payment that it is about: ours, or the one that the gateway's list names. */
export async function paymentBehind(db: DbOrTx, found: DifferenceCase): Promise<Payment | undefined> {
  const { here, there } = factsIn(found);
  const isRefund = found.kind.startsWith("refund_");
  const id = isRefund && here ? (await refundById(db, here.id))?.payment_id : (here?.id ?? there?.paymentId);
  return id && isUuid(id) ? paymentById(db, id) : undefined;
}

export async function possibleDeeds(
  db: DbOrTx,
  found: DifferenceCase,
  payment: Payment | undefined,
): Promise<PossibleDeed[]> {
  const room = payment && (await refundableThere(db, payment.id));
  // a case of an older version does not say at which gateway it is
  return typeof found.details["gateway"] === "string" ? deedsFor(found.kind, { ...factsIn(found), room }) : [];
}

export type AtHand = { found: DifferenceCase; payment: Payment | undefined };

/** Undefined where the case is closed. Refuses what is not any more as it was found. */
export async function lockDifference(tx: DbOrTx, id: string): Promise<AtHand | undefined> {
  const found = await lockAsFound(tx, id);
  if (found === "changed") return refuse("RECORD_CHANGED");
  return found === "closed" ? undefined : found;
}

/**
 * Locks what the difference is about, then its case: the lock order of whoever settles money, so that a webhook of this
 * very moment has been heard, or waits.
 */
export async function lockAsFound(tx: DbOrTx, id: string): Promise<AtHand | "closed" | "changed"> {
  const seen = (await differenceById(tx, id)) ?? refuse("NOT_FOUND");
  const behind = await paymentBehind(tx, seen);
  if (behind) await lockPayable(tx, behind);
  const locked = await lockCase(tx, id);
  if (!locked || locked.closed_at) return "closed";
  const found = (await differenceById(tx, id))!;
  const { here, there } = factsIn(found);
  if (!there) return { found, payment: behind };
  const payment = behind && (await paymentById(tx, behind.id));
  if (factsOf(await hereNow(tx, found, here), there) !== factsOf(here, there)) return "changed";
  return { found, payment };
}

async function hereNow(tx: DbOrTx, { kind }: DifferenceCase, here: Here | null): Promise<Here | null> {
  // a payout stays as it was paid out
  if (!here || kind.startsWith("payout_")) return here;
  if (kind.startsWith("refund_")) {
    const refund = await refundById(tx, here.id);
    return refund ? refundHere(refund) : null;
  }
  const payment = await paymentById(tx, here.id);
  return payment ? paymentHere(payment) : null;
}

/** A case that waits for a second person is awake, and another form than the one that was seen. */
export const wakeCase = (tx: DbOrTx, id: string): Promise<number> => changeCase(tx, id, { snoozed_until: null });

/** Its size, whichever way it goes: what a limit covers. */
export const sizeOf = (sum: Money | null): Money | null => sum && { ...sum, amount: Math.abs(sum.amount) };
