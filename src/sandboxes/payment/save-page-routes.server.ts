import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { detectLanguage } from "../../kernel/language.ts";
import { expiryMonth, plainDigits, problemsOfCard, type CardEntry, type CardProblems } from "./card-entry.ts";
import { prefilledCard, typed, typedCard } from "./card-form.ts";
import { bankAnswersForCard, cardAsksBank, cardDeclined, cardSaved, leavingWithoutCard } from "./card-moves.ts";
import type { CardMove, KeptCard } from "./card-store.server.ts";
import { presentCard, tryCardMove, type Gateway } from "./gateway.server.ts";
import { pageHeaders, sendPage } from "./page-headers.ts";
import { noticePage } from "./pages/pay-pages.ts";
import { savePage } from "./pages/save-pages.ts";
import { cardNumbered, savingOf, type SandboxCard } from "./sandbox-cards.ts";

type Asked = FastifyRequest<{ Params: { reference: string }; Querystring: Record<string, unknown> }>;

/**
 * The hosted page on which a card is given for later payments; as with paying, looking changes nothing and every
 * decision is a form.
 */
export function savePageRoutes(pages: FastifyInstance, gateway: Gateway): void {
  pages.get(
    "/card/:reference",
    withCard(async (card, request, reply) => {
      return show(reply, 200, card, prefilledCard(typed(request.query, "card"), gateway.now()));
    }),
  );

  pages.post(
    "/card/:reference/card",
    withCard(async (card, request, reply) => {
      if (card.state !== "waiting") return onward(reply, card);
      const entry = typedCard(request.body);
      const problems = problemsOfCard(entry, gateway.now());
      const known = cardNumbered(plainDigits(entry.number));
      if (Object.keys(problems).length > 0 || !known) return show(reply, 422, card, entry, problems);
      const after = await moved(card, moveFor(known, entry));
      return after.state === "waiting" ? show(reply, 402, after, entry) : onward(reply, after);
    }),
  );

  pages.post(
    "/card/:reference/bank",
    withCard(async (card, request, reply) => {
      return onward(
        reply,
        await moved(card, bankAnswersForCard[typed(request.body, "answer") === "approve" ? "approve" : "refuse"]),
      );
    }),
  );

  pages.post(
    "/card/:reference/leave",
    withCard(async (card, _request, reply) => {
      const after = await moved(card, leavingWithoutCard(card.failure));
      return reply.headers(pageHeaders(after.return_url)).redirect(after.return_url, 303);
    }),
  );

  function withCard(answer: (card: KeptCard, request: Asked, reply: FastifyReply) => Promise<FastifyReply>) {
    return async (request: Asked, reply: FastifyReply) => {
      const card = await presentCard(gateway, request.params.reference);
      if (card) return answer(card, request, reply);
      return sendPage(
        reply,
        404,
        noticePage(detectLanguage({ acceptLanguage: request.headers["accept-language"] }), "unknown"),
      );
    };
  }

  async function moved(card: KeptCard, move: CardMove): Promise<KeptCard> {
    return (await tryCardMove(gateway, card.reference, move)) ?? card;
  }

  function show(reply: FastifyReply, status: number, card: KeptCard, entry: CardEntry, problems?: CardProblems) {
    return sendPage(reply, status, savePage(card, { now: gateway.now(), entry, problems }), card.return_url);
  }
}

/** Of what was typed only this is kept; the number and the code are forgotten here. */
function moveFor({ brand, number, saving }: SandboxCard, entry: CardEntry): CardMove {
  const { page, charges } = savingOf[saving];
  if (page === "declines") return cardDeclined;
  const kept = { brand, lastFour: number.slice(-4), expiresOn: expiryMonth(entry), charges };
  return page === "asks_bank" ? cardAsksBank(kept) : cardSaved(kept);
}

/** Back to the shop with the card; else to the page again, which says how it stands. */
function onward(reply: FastifyReply, card: KeptCard): FastifyReply {
  const target = card.state === "saved" ? card.return_url : `/card/${card.reference}`;
  return reply.headers(pageHeaders(card.return_url)).redirect(target, 303);
}
