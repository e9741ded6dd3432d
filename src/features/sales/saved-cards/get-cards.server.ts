import { GatewayUnavailable } from "../../../adapters/payment/payment-gateway.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { attempt } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { cardShown } from "./card-shown.server.ts";
import { GetCards } from "./contract.ts";
import { lookAtCard } from "./look-at-card.server.ts";
import { cardLookLimit } from "./rules.ts";
import { cardOf, cardsOf, type Card } from "./store.server.ts";

export const getCards = operation(GetCards, async ({ cardId }, context) => {
  const { db, caller } = context;
  const card = cardId === undefined ? undefined : await cardOf(db, caller.accountId, cardId);
  const given = card ? await howItStands(card, context) : null;
  return { cards: (await cardsOf(db, caller.accountId)).map(cardShown), given };
});

/** When the gateway does not answer, the job retries. */
async function howItStands(card: Card, { db, gateways, vault, now, clock, config, log }: Context) {
  try {
    if (card.state === "asked") await attempt({ db, vault, now, config }, cardLookLimit, card.account_id);
    return await lookAtCard(card, { db, gateways, clock });
  } catch (error) {
    if (error instanceof Refusal) return "waiting" as const;
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, "the payment gateway does not answer");
    return "waiting" as const;
  }
}
