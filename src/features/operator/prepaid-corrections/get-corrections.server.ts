import { digitsTyped, iccidKey } from "../../../kernel/iccid.ts";
import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { balanceOf, knownCard } from "../../prepaid/balances/store.server.ts";
import { GetPrepaidCorrections } from "./contract.ts";
import { correctionsOf } from "./store.server.ts";

const mostShown = 20;

export const getPrepaidCorrections = operation(GetPrepaidCorrections, async ({ iccid: typed }, { db, caller }) => {
  const iccid = iccidKey(digitsTyped(typed));
  const card = (await knownCard(db, iccid)) ?? refuse("NOT_FOUND");
  const [balance, corrections] = await Promise.all([balanceOf(db, iccid), correctionsOf(db, iccid, mostShown)]);
  return {
    balance: money(balance, prepaidCurrency),
    validUntil: card.valid_until?.toISOString() ?? null,
    corrections: corrections.map(
      ({ id, amount, reason, state, failure, who, staff_id, second, decided_at, held_until }) => ({
        id,
        amount: money(amount, prepaidCurrency),
        reason,
        state,
        failure,
        who,
        isMine: staff_id === caller.staffId,
        second,
        at: decided_at.toISOString(),
        takeBackUntil: (state === "decided" && held_until?.toISOString()) || null,
      }),
    ),
  };
});
