import { paymentDescription } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { orderById, type OrderToShow } from "../orders/store.server.ts";

/** As a saved card's statement names it, in its buyer's language. */
export async function orderStatement(db: DbOrTx, orderId: string): Promise<{ number: string; description: string }> {
  const order = await orderById(db, orderId);
  return { number: order.number, description: orderDescription(order, order.lang) };
}

/** One line for the payment page and the bank statement. */
export function orderDescription({ area_names, days, quantity }: OrderToShow, language: Language): string {
  return paymentDescription(language, { area: area_names?.[language] ?? "", days, quantity });
}
