import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetDispute } from "./contract.ts";
import { disputeById } from "./list-store.server.ts";
import { shownDispute } from "./shown-dispute.server.ts";
import { movesOf, toppedUpWith } from "./store.server.ts";

export const getDispute = operation(GetDispute, async ({ id }, { db }) => {
  const found = (await disputeById(db, id)) ?? refuse("NOT_FOUND");
  const { currency, charged_amount, refunded, page, answer, colleague } = found;
  const [moves, card] = await Promise.all([movesOf(db, id), toppedUpWith(db, found.payment_id)]);
  return {
    ...shownDispute(found),
    reference: found.gateway_reference,
    page,
    charged: money(charged_amount, currency),
    card: card ? { iccid: card.iccid, left: money(card.left, prepaidCurrency) } : null,
    refunded: refunded > 0 ? money(refunded, currency) : null,
    moves: moves.map(({ kind, at, fee_amount, fee_currency }) => ({
      kind,
      at: at.toISOString(),
      fee: fee_amount === null || fee_currency === null ? null : money(fee_amount, fee_currency),
    })),
    answer,
    answeredBy: colleague,
  };
});
