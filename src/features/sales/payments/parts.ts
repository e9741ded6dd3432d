/**
 * A payment as refunds see it. `sold`: what it paid of the order, in the order's currency; `charged`: what the gateway
 * took, in the charged currency; `soldBack` and `chargedBack`: what was refunded or is being refunded.
 */
export type Refundable = { id: string; sold: number; charged: number; soldBack: number; chargedBack: number };

/** What is refunded from one payment, in both currencies. */
type Part = { paymentId: string; sold: number; charged: number };

/**
 * Splits `amount` (minor units of the order's currency) over the payments in order, at each payment's own rate. What
 * exceeds one goes to the next; what exceeds all is dropped, so that never more is refunded than was charged.
 */
export function partsOf(payments: readonly Refundable[], amount: number): Part[] {
  const parts: Part[] = [];
  let wanted = amount;
  for (const payment of payments) {
    const part = partOf(payment, wanted);
    if (!part) continue;
    parts.push(part);
    wanted -= Math.min(wanted, part.sold);
  }
  return parts;
}

/** Rounded on the running total and not on each part, and the last part takes what is left: the sum is exact. */
function partOf({ id, sold, charged, soldBack, chargedBack }: Refundable, wanted: number): Part | undefined {
  const [soldLeft, chargedLeft] = [sold - soldBack, charged - chargedBack];
  if (wanted <= 0 || soldLeft <= 0 || chargedLeft <= 0) return undefined;
  const part = Math.min(wanted, soldLeft);
  const share = Math.max(1, shareOf(charged, soldBack + part, sold) - chargedBack);
  const last = part === soldLeft || share >= chargedLeft;
  return { paymentId: id, sold: last ? soldLeft : part, charged: last ? chargedLeft : share };
}

/** `whole × part ÷ of` in whole minor units, half up, exactly. */
export function shareOf(whole: number, part: number, of: number): number {
  return Number((BigInt(whole) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n));
}

export function isAllBack({ sold, soldBack }: Refundable): boolean {
  return soldBack >= sold;
}
