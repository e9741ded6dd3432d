import type { PaymentMethod } from "../../kernel/payment-method.ts";
import type { Context } from "../../platform/context.server.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";

export type Difference = { orderId: string; amount: number; method: PaymentMethod; requestKey: string; returnTo: string; note: (tx: DbOrTx, paymentId: string) => Promise<void> };

export async function startDifferencePayment(wish: Difference, context: Context) {
  void [wish, context];
  return { paymentId: "", payPage: "" };
}
