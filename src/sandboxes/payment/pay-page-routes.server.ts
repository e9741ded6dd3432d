import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { detectLanguage } from "../../kernel/language.ts";
import { cardWallets, type CardWallet } from "../../kernel/payment-method.ts";
import { plainDigits, problemsOfCard } from "./card-entry.ts";
import { emptyCard, prefilledCard, typed, typedCard } from "./card-form.ts";
import { disputePageRoutes } from "./dispute-page-routes.server.ts";
import { presentPayment, tryMove, type Gateway } from "./gateway.server.ts";
import { pageHeaders, sendPage } from "./page-headers.ts";
import { seen } from "./pages/page-frame.ts";
import { expressSheet, noticePage, payPage, phoneAnswer, type PayPage } from "./pages/pay-pages.ts";
import { attemptFor, bankAnswers, leaving, type Attempt } from "./payment-moves.ts";
import type { SandboxPayment } from "./payment-store.server.ts";
import { cardNumbered, isExpressOutcome, isWalletOutcome } from "./sandbox-cards.ts";
import { savePageRoutes } from "./save-page-routes.server.ts";

type Asked = FastifyRequest<{ Params: { reference: string; wallet?: string }; Querystring: Record<string, unknown> }>;

/** The hosted pages. Looking never changes anything; every decision is a form, so that it works without JavaScript. */
export function payPageRoutes(server: FastifyInstance, gateway: Gateway): void {
  void server.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 16_384 });
    savePageRoutes(pages, gateway);
    disputePageRoutes(pages, gateway);

    pages.get(
      "/pay/:reference",
      withPayment(async (payment, request, reply) => {
        const card = prefilledCard(typed(request.query, "card"), gateway.now());
        return show(reply, 200, payment, { card });
      }),
    );

    pages.get(
      "/pay/:reference/phone",
      withPayment(async (payment, request, reply) => {
        const here = "here" in request.query;
        if (here && payment.state !== "waiting") return onward(reply, payment);
        return sendPage(
          reply,
          200,
          phoneAnswer(payment, { decided: "decided" in request.query, begunOn: here ? "app" : "phone" }),
          payment.return_url,
        );
      }),
    );

    pages.get(
      "/pay/:reference/continue",
      withPayment(async (payment, _request, reply) => onward(reply, payment)),
    );

    pages.get(
      "/pay/:reference/state",
      withPayment(async (payment, _request, reply) => {
        return reply.headers(pageHeaders()).send({ seen: seen(payment), goesBack: goesBack(payment) });
      }),
    );

    pages.post("/pay/:reference/card", async (request: Asked, reply: FastifyReply) => {
      const { reference } = request.params;
      const card = typedCard(request.body);
      const problems = problemsOfCard(card, gateway.now());
      const known = cardNumbered(plainDigits(card.number));
      const complete = known && Object.keys(problems).length === 0;
      // nearly every card is good: only where it charges nothing, the payment is read
      const payment = complete
        ? await tryMove(gateway, reference, attemptFor[known.outcome], "card")
        : await presentPayment(gateway, reference);
      if (!payment) return unknown(request, reply);
      if (payment.method !== "card" || payment.state !== "waiting") return onward(reply, payment);
      return complete ? show(reply, 402, payment, { card }) : show(reply, 422, payment, { card, problems });
    });

    pages.get(
      "/pay/:reference/express/:wallet",
      withPayment(async (payment, request, reply) => {
        const wallet = walletIn(request);
        if (!wallet || payment.method !== "card" || payment.state !== "waiting") return onward(reply, payment);
        return sendPage(reply, 200, expressSheet(payment, wallet, gateway.now()), payment.return_url);
      }),
    );

    pages.post(
      "/pay/:reference/express/:wallet",
      withPayment(async (payment, request, reply) => {
        const outcome = typed(request.body, "outcome");
        const decided = walletIn(request) && payment.method === "card" && isExpressOutcome(outcome);
        return onward(reply, decided ? await moved(payment, attemptFor[outcome]) : payment);
      }),
    );

    pages.post(
      "/pay/:reference/bank",
      withPayment(async (payment, request, reply) => {
        const answer = typed(request.body, "answer") === "approve" ? bankAnswers.approve : bankAnswers.refuse;
        return onward(reply, await moved(payment, answer));
      }),
    );

    pages.post(
      "/pay/:reference/wallet",
      withPayment(async (payment, request, reply) => {
        const outcome = typed(request.body, "outcome");
        const decided = payment.method !== "card" && isWalletOutcome(outcome);
        const after = decided ? await moved(payment, attemptFor[outcome]) : payment;
        if (typed(request.body, "on") === "phone")
          return reply.redirect(`/pay/${payment.reference}/phone?decided`, 303);
        return onward(reply, after);
      }),
    );

    pages.post(
      "/pay/:reference/leave",
      withPayment(async (payment, _request, reply) => {
        const after = await moved(payment, leaving(payment.failure));
        return reply.headers(pageHeaders(after.return_url)).redirect(after.return_url, 303);
      }),
    );
  });

  function withPayment(
    answer: (payment: SandboxPayment, request: Asked, reply: FastifyReply) => Promise<FastifyReply>,
  ) {
    return async (request: Asked, reply: FastifyReply) => {
      const payment = await presentPayment(gateway, request.params.reference);
      return payment ? answer(payment, request, reply) : unknown(request, reply);
    };
  }

  async function moved(payment: SandboxPayment, attempt: Attempt): Promise<SandboxPayment> {
    return (await tryMove(gateway, payment.reference, attempt)) ?? payment;
  }

  function show(
    reply: FastifyReply,
    status: number,
    payment: SandboxPayment,
    { card = emptyCard, problems }: Partial<PayPage>,
  ) {
    const markup = payPage(payment, { origin: gateway.origin, now: gateway.now(), card, problems });
    return sendPage(reply, status, markup, payment.return_url);
  }
}

/** Back to the shop once this page has nothing more to ask; else to the page again. */
function onward(reply: FastifyReply, payment: SandboxPayment): FastifyReply {
  const target = goesBack(payment) ? payment.return_url : `/pay/${payment.reference}`;
  return reply.headers(pageHeaders(payment.return_url)).redirect(target, 303);
}

function unknown({ headers }: Asked, reply: FastifyReply): FastifyReply {
  const language = detectLanguage({ acceptLanguage: headers["accept-language"] });
  return sendPage(reply, 404, noticePage(language, "unknown"));
}

function walletIn({ params }: Asked): CardWallet | undefined {
  return cardWallets.find((wallet) => wallet === params.wallet);
}

function goesBack({ state }: SandboxPayment): boolean {
  return state === "succeeded" || state === "pending";
}
