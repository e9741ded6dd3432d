import type { FastifyInstance } from "fastify";
import { keptLetter, keptLetters } from "../../adapters/mail/kept-mailer.server.ts";
import { keptPushes } from "../../adapters/push/kept-push.server.ts";
import { keptTexts } from "../../adapters/sms/kept-sms.server.ts";
import type { Shop } from "../context.server.ts";
import { letterPolicy } from "./headers.server.ts";
import { kinds, outboxPage } from "./outbox-page.server.ts";

/**
 * What a demo shop would have sent, to be read in the browser. Never in production: it would show everybody's messages
 * and codes.
 */
export function outboxRoutes(app: FastifyInstance, { pool, vault }: Shop): void {
  app.get<{ Querystring: { show?: string } }>("/outbox", async (request, reply) => {
    const show = kinds.find((kind) => kind === request.query.show);
    const wanted = (kind: (typeof kinds)[number]) => !show || show === kind;
    const kept = {
      letters: wanted("letters") ? await keptLetters(pool) : [],
      texts: wanted("texts") ? await keptTexts(pool, vault) : [],
      pushes: wanted("pushes") ? await keptPushes(pool, vault) : [],
    };
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", letterPolicy("'none'"))
      .send(outboxPage(kept, show));
  });

  app.get<{ Params: { id: string } }>("/outbox/:id", async (request, reply) => {
    const known = /^[\w :.-]{1,200}$/.test(request.params.id)
      ? await keptLetter(pool, vault, request.params.id)
      : undefined;
    if (!known) return reply.status(404).type("text/plain").send("no such letter\n");
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", letterPolicy("'none'"))
      .send(known.html);
  });
}
