import { GatewayUnavailable } from "../../adapters/payment/payment-gateway.ts";
import type { Context } from "../../platform/context.server.ts";
import { operation } from "../../platform/operation.server.ts";
import { cardOf, cardsOf, type Card } from "./cards-store.server.ts";
import { GetCards } from "./contract.ts";
import { lookAtCard } from "./look-at-card.server.ts";

export const getCards = operation(GetCards, async ({ cardId }, context) => {
  const { db, caller } = context;
  const card = cardId === undefined ? undefined : await cardOf(db, caller.accountId, cardId);
  const given = card ? await howItStands(card, context) : null;
  return { cards: (await cardsOf(db, caller.accountId)).map(cardShown), given };
});

export function cardShown({ id, brand, last_four, expires_on }: Card) {
  return { id, brand: brand ?? "", lastFour: last_four ?? "", expiresOn: expires_on ?? "" };
}

/** A gateway that does not answer is asked again by the job. */
async function howItStands(card: Card, { db, payments, clock, log }: Context) {
  try {
    return await lookAtCard(card, { db, payments, clock });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error }, "the payment gateway does not answer");
    return "waiting" as const;
  }
}
