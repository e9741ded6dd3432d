import type { FastifyInstance, FastifyReply } from "fastify";
import { keyReused, read, refuse } from "./api-answers.server.ts";
import { forgettingCard } from "./card-moves.ts";
import { cardAnswer, findCard, keepCard } from "./card-store.server.ts";
import { chargeFingerprint, keepCharge } from "./charge-store.server.ts";
import { paymentAnswer } from "./gateway-answers.server.ts";
import { CardWish, ChargeWish } from "./gateway-wire.ts";
import { presentCard, settlesAt, tryCardMove, type Gateway } from "./gateway.server.ts";

type ByReference = { Params: { reference: string } };

/** The calls about cards that are kept for later payments. */
export function cardApi(api: FastifyInstance, gateway: Gateway): void {
  const { database, now } = gateway;

  api.post("/v1/cards", async (request, reply) => {
    const asked = read(CardWish, request, reply);
    if (!asked) return reply;
    const card = await keepCard(database, asked.key, asked.wish, now());
    void gateway.clockwork.run();
    return { ...cardAnswer(card), savePage: `${gateway.origin}/card/${card.reference}` };
  });

  api.get<ByReference>("/v1/cards/:reference", async (request, reply) => {
    const card = await presentCard(gateway, request.params.reference);
    return card ? cardAnswer(card) : noSuchCard(reply);
  });

  api.post<ByReference>("/v1/cards/:reference/forget", async (request, reply) => {
    for (const move of forgettingCard) await tryCardMove(gateway, request.params.reference, move);
    const card = await presentCard(gateway, request.params.reference);
    return card ? cardAnswer(card) : noSuchCard(reply);
  });

  api.post("/v1/charges", async (request, reply) => {
    const asked = read(ChargeWish, request, reply);
    if (!asked) return reply;
    const payment = await keepCharge(database, asked.key, asked.wish, {
      now: now(),
      settlesAt: settlesAt(gateway, now()),
    });
    if (!payment) return whyNotCharged(reply, asked.wish);
    if (payment.request_sha256 !== chargeFingerprint(asked.wish)) return keyReused(reply);
    void gateway.clockwork.run();
    return paymentAnswer(payment);
  });

  async function whyNotCharged(reply: FastifyReply, { card: reference, expiresAt }: ChargeWish) {
    if (!(await findCard(database, reference))) return noSuchCard(reply);
    if (new Date(expiresAt) <= now()) return refuse(reply, 400, "expired", "The time for this payment is over.");
    return refuse(reply, 400, "card_forgotten", "There is no card behind this reference, or no longer.");
  }
}

function noSuchCard(reply: FastifyReply) {
  return refuse(reply, 404, "no_such_card", "There is no card with this reference.");
}
