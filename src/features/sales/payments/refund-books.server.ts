import { money, type Money } from "../../../kernel/money.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { bookedOf } from "./ledger-store.server.ts";
import { ledgerOfRefund, splitAt, totalOf, type LedgerLine } from "./ledger.ts";
import { refundableOfOrder } from "./order-money-store.server.ts";
import { partsOf } from "./parts.ts";
import { paymentById } from "./store.server.ts";

type Books = { books: LedgerLine[]; goesTo: { method: PaymentMethod; sum: Money }[] };

/** What `refundMoney` would write for this amount, and `settleRefund` book, once what is on its way is booked. Writes nothing. */
export async function booksOfRefund(db: DbOrTx, orderId: string, amount: number): Promise<Books> {
  const own = (await refundableOfOrder(db, orderId)).filter(({ unwanted }) => !unwanted);
  const books = new Map<string, LedgerLine>();
  const goesTo: Books["goesTo"] = [];
  for (const { paymentId, sold, charged } of partsOf(own, amount)) {
    const payment = (await paymentById(db, paymentId))!;
    const { soldBack } = own.find(({ id }) => id === paymentId)!;
    const back = money(charged, payment.charged_currency);
    goesTo.push({ method: payment.method, sum: back });
    const { paid } = await bookedOf(db, payment);
    if (totalOf(paid) <= 0) continue;
    for (const line of ledgerOfRefund({ paid, back: splitAt(paid, soldBack) }, money(sold, payment.currency), back)) {
      const key = `${line.account} ${line.amount.currency}`;
      const sum = (books.get(key)?.amount.amount ?? 0) + line.amount.amount;
      books.set(key, { account: line.account, amount: money(sum, line.amount.currency) });
    }
  }
  return { books: [...books.values()], goesTo };
}
