import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { orderByNumber } from "../../sales/orders/store.server.ts";
import { booksOfRefund } from "../../sales/payments/refund-books.server.ts";
import { GetRefundPreview } from "./contract.ts";
import { refundAtHand } from "./refund-at-hand.server.ts";
import { weighRefund } from "./refund-limit.server.ts";

/** Computed by what the refund itself computes with, so that the books shown are the books written. */
export const getRefundPreview = operation(
  GetRefundPreview,
  async ({ number, ...wish }, { db, suppliers, caller, now }) => {
    const order = await orderByNumber(db, number.toUpperCase());
    if (!order) return refuse("ORDER_NOT_FOUND");
    const { positions, amount, most } = await refundAtHand(db, order, wish, { suppliers });
    const { books, goesTo } = await booksOfRefund(db, order.id, amount);
    const { reach } = await weighRefund(db, caller, money(amount, order.currency), now);
    return {
      positions,
      reach,
      amount: money(amount, order.currency),
      most: money(most, order.currency),
      books: books.map(({ account, amount: sum }) => ({ account, sum })),
      goesTo,
    };
  },
);
