import { maskedIccid } from "../../../kernel/iccid.ts";
import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { operation } from "../../../platform/operation.server.ts";
import { payingPaymentOf, type Payment } from "../../sales/payments/store.server.ts";
import type { TopUp } from "../../sales/top-ups/store.server.ts";
import { GetTopUp, type TopUpStatus } from "./contract.ts";
import { topUpBehindKey } from "./top-up-key.server.ts";

export const getTopUp = operation(GetTopUp, async (shown, { db, vault }) => {
  const topUp = await topUpBehindKey(db, shown, vault);
  const payment = await payingPaymentOf(db, { kind: "top_up", id: topUp.id });
  const { number, tariff, iccid, amount, bonus, email, phone, asked_at, ended_at, valid_until } = topUp;
  return {
    number,
    outcome: outcomeOf(topUp, payment),
    tariff,
    masked: maskedIccid(iccid),
    iccid,
    amount: money(amount, prepaidCurrency),
    bonus: money(bonus, prepaidCurrency),
    method: payment?.method ?? null,
    charged: payment ? money(payment.charged_amount, payment.charged_currency) : null,
    rate: payment?.rate ?? null,
    email,
    phone,
    askedAt: asked_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    validUntil: valid_until?.toISOString() ?? null,
  };
});

function outcomeOf({ state }: TopUp, payment: Payment | undefined): TopUpStatus["outcome"] {
  if (state === "paid") return "crediting";
  if (state !== "asked") return state;
  return payment?.state === "failed" || payment?.state === "cancelled" ? "failed" : "paying";
}
