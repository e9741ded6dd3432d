import { paymentDescription } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { areaNames, orderById, type Order } from "../orders/store.server.ts";

/** As a saved card's statement names it, in its buyer's language. */
export async function orderStatement(db: DbOrTx, orderId: string): Promise<{ number: string; description: string }> {
  const order = await orderById(db, orderId);
  return { number: order.number, description: await orderDescription(db, order, order.lang) };
}

/** One line for the payment page and the bank statement. */
export async function orderDescription(
  db: DbOrTx,
  { plan_as_sold, days, quantity }: Order,
  language: Language,
): Promise<string> {
  const area = await areaNames(db, plan_as_sold.scope, plan_as_sold.area);
  return paymentDescription(language, { area: area?.names[language] ?? "", days, quantity });
}
