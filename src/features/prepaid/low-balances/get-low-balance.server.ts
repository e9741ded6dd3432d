import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { cardShown } from "../../sales/saved-cards/card-shown.server.ts";
import { monthOf } from "../../sales/saved-cards/rules.ts";
import { cardById } from "../../sales/saved-cards/store.server.ts";
import { offersOf } from "../../sales/top-ups/offers-of.server.ts";
import { balanceOf } from "../balances/store.server.ts";
import { accountToTell } from "../holders/account-to-tell.server.ts";
import { alertOf } from "./alerts-store.server.ts";
import { autoTopUpOf } from "./auto-store.server.ts";
import { isCapped, spentIn } from "./charges-store.server.ts";
import { GetLowBalance } from "./contract.ts";
import { ownedCard } from "./owned-card.server.ts";
import { consentVersion } from "./rules.ts";

export const getLowBalance = operation(GetLowBalance, async ({ iccid: typed }, context) => {
  const { db, now, config } = context;
  const { accountId, iccid, tariff } = await ownedCard(typed, context);
  const whose = { accountId, iccid };
  const [balance, alert, auto, account, { amounts }] = await Promise.all([
    balanceOf(db, iccid),
    alertOf(db, whose),
    autoTopUpOf(db, whose),
    accountToTell(db, accountId),
    offersOf(db, config, tariff),
  ]);
  const { email, phone } = account ?? refuse("TOKEN_VALID_FAIL");
  const hkd = (amount: number) => money(amount, prepaidCurrency);
  const [card, spent, capped] = auto
    ? await Promise.all([
        cardById(db, auto.card_id),
        spentIn(db, auto.id, monthOf(now)),
        isCapped(db, auto.id, monthOf(now)),
      ])
    : [undefined, 0, false];
  const isOn = auto !== undefined && auto.on_since !== null;
  return {
    iccid,
    tariff,
    balance: hkd(balance),
    alert: alert ? { below: hkd(alert.below), byText: alert.by_text } : null,
    email,
    phone,
    autoTopUp: {
      on: isOn,
      agreed: auto
        ? {
            below: hkd(auto.below),
            amount: hkd(auto.amount),
            monthlyCap: hkd(auto.monthly_cap),
            card: card?.state === "saved" ? cardShown(card) : null,
          }
        : null,
      spent: hkd(spent),
      capReached: isOn && capped,
      stopped: auto?.stopped ?? null,
    },
    amounts: amounts.map(({ amount }) => hkd(amount)),
    consentVersion,
  };
});
