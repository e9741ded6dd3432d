import { randomInt } from "node:crypto";
import { currencies } from "../../../kernel/currency.ts";
import { dayMs } from "../../../kernel/duration.ts";
import { convert, type Money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { undoSeconds } from "../../../kernel/undoable.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrder } from "../../sales/orders/store.server.ts";
import { rateFor } from "../../sales/payments/store.server.ts";
import type { PromoCodeRecord } from "../../sales/promos/promo-code-rules.ts";
import { buyerOf } from "../../sales/promos/rules.ts";
import { insertPromo } from "../../sales/promos/staff-store.server.ts";
import { GiveGoodwill } from "./contract.ts";
import { mayGiveGoodwill } from "./goodwill-limit.server.ts";
import { goodwillAmount, goodwillDays } from "./rules.ts";
import { givenFor, putGoodwill } from "./store.server.ts";

/** The trail says what was given and why, and not the code: it is the buyer's. */
export const giveGoodwill = operation(GiveGoodwill, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: GiveGoodwill.path, wish }, { caller, now }, async (tx) => {
    // one after the other for one member: the sum of a day counts
    await lockCaller(tx, caller, "give_goodwill");
    const order = (await lockOrder(tx, wish.number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
    if (order.paid_at === null) return refuse("ORDER_NOT_PAID");
    const { total_amount: total, currency } = order;
    const given = await givenFor(tx, order.id);
    const amount = goodwillAmount(wish, { total, given });
    if (amount === undefined) return refuse("INVALID_INPUT", { field: "takesOff", problem: "goodwill.range" });
    const amounts = await inAllCurrencies(tx, { amount, currency }, now);
    await mayGiveGoodwill(tx, caller, amounts.CNY, now);
    const code = newCode();
    await insertPromo(tx, promoOf(code, amounts, now), { forBuyer: buyerOf(order.email) });
    const who = { order_id: order.id, staff_id: caller.staffId };
    await putGoodwill(tx, { code, ...who, amount, cny_amount: amounts.CNY, at: now });
    await queueMail(tx, order.id, "goodwill_code", now, { what: code, heldFor: undoSeconds });
    await recordAction(tx, byCaller(context), "goodwill_given", {
      orderId: order.id,
      amount,
      currency,
      reason: wish.because,
    });
    return {};
  });
});

type Amounts = PromoCodeRecord["amounts"];

/** The buyer may pay the next order in another currency; without a rate the code is of this one alone. */
async function inAllCurrencies(tx: DbOrTx, sum: Money, now: Date): Promise<Amounts> {
  const amounts: [string, number | null][] = [];
  for (const currency of currencies) {
    const rate = await rateFor(tx, sum.currency, currency, now);
    const amount = currency === sum.currency ? sum.amount : rate ? convert(sum, rate.rate, currency).amount : 0;
    amounts.push([currency, amount || null]);
  }
  return Object.fromEntries(amounts) as Amounts;
}

/** Letters and digits that are not taken for each other; 50 bits. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newCode = () => `THX-${Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join("")}`;

function promoOf(code: string, amounts: Amounts, now: Date): PromoCodeRecord {
  return {
    code,
    kind: "amount",
    percent: null,
    amounts,
    first_order: false,
    plan_codes: null,
    valid_from: now.toISOString(),
    valid_until: new Date(now.getTime() + goodwillDays * dayMs).toISOString(),
    total_limit: 1,
    per_buyer_limit: 1,
  };
}
