import { ChargeRefused } from "../../../adapters/payment/payment-gateway.ts";
import { money } from "../../../kernel/money.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { AtGateway } from "./gateway-of.server.ts";
import { lockPayable, statementOf } from "./payables.server.ts";
import { movePayment, noteReference, type Payment } from "./store.server.ts";

/**
 * Charges a payment's saved card and records the gateway's reference; idempotent under the payment's id. `until`: after
 * this, only reports an earlier charge. Undefined: the gateway has refused for good, no money has moved, and the
 * payment has failed.
 */
export async function chargeCard(
  shop: AtGateway,
  payment: Payment & { saved_card: string },
  until: Date,
): Promise<string | undefined> {
  const { number, description } = await statementOf(shop.db, payment);
  try {
    const { reference } = await shop.payments.chargeSavedCard({
      paymentId: payment.id,
      orderNumber: number,
      amount: money(payment.charged_amount, payment.charged_currency),
      card: payment.saved_card,
      description,
      expiresAt: until,
    });
    // the reference is recorded even if the attempt has ended meanwhile, so that a charge can be found
    const noted = await movePayment(shop.db, payment.id, "waiting", { gateway_reference: reference });
    if (!noted) await noteReference(shop.db, payment.id, { gateway_reference: reference, pay_page: null });
    return reference;
  } catch (error) {
    if (!(error instanceof ChargeRefused)) throw error;
    await neverCharged(shop, payment, error.failure);
    return undefined;
  }
}

export function isForSavedCard(payment: Payment): payment is Payment & { saved_card: string } {
  return payment.saved_card !== null;
}

async function neverCharged({ db, clock }: Shop, payment: Payment, failure: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const payable = await lockPayable(tx, payment);
    if (await movePayment(tx, payment.id, "failed", { failure, settled_at: clock() })) await payable.unpaid();
  });
}
