import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { detectLanguage } from "../../kernel/language.ts";
import { typed } from "./card-form.ts";
import { disputeMoves, findDispute, moveDispute, type SandboxDispute } from "./dispute-store.server.ts";
import type { Gateway } from "./gateway.server.ts";
import { pageHeaders, sendPage } from "./page-headers.ts";
import { disputePage } from "./pages/dispute-page.ts";
import { noticePage } from "./pages/pay-pages.ts";
import { letTimePass } from "./time-passes.server.ts";

type Asked = FastifyRequest<{ Params: { reference: string } }>;

/** Where the shop's staff answer a dispute, as at a real gateway, and where whoever shows the demo plays the bank. */
export function disputePageRoutes(pages: FastifyInstance, gateway: Gateway): void {
  pages.get(
    "/disputes/:reference",
    withDispute(async (dispute, request, reply) => sendPage(reply, 200, disputePage(dispute, languageOf(request)))),
  );

  pages.post(
    "/disputes/:reference",
    withDispute(async ({ reference }, request, reply) => {
      const move = typed(request.body, "move");
      if (move === "answer" || move === "win" || move === "lose")
        await moveDispute(gateway.database, reference, disputeMoves[move], gateway.now());
      void gateway.clockwork.run();
      return reply.headers(pageHeaders()).redirect(`/disputes/${reference}`, 303);
    }),
  );

  function withDispute(
    answer: (dispute: SandboxDispute, request: Asked, reply: FastifyReply) => Promise<FastifyReply>,
  ) {
    return async (request: Asked, reply: FastifyReply) => {
      await letTimePass(gateway.database, gateway.now(), request.params.reference);
      const dispute = await findDispute(gateway.database, request.params.reference);
      return dispute
        ? answer(dispute, request, reply)
        : sendPage(reply, 404, noticePage(languageOf(request), "unknown"));
    };
  }
}

function languageOf({ headers }: FastifyRequest) {
  return detectLanguage({ acceptLanguage: headers["accept-language"] });
}
