import type { FastifyInstance } from "fastify";
import { isLanguage } from "../../kernel/language.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { contextFor, type Context, type Shop } from "../context.server.ts";
import { pageSession } from "./session-at-hand.server.ts";
import { detectedLanguage, whereabouts } from "./visitor.server.ts";

type Open = (shown: { ticket: string; state: string }, context: Context) => Promise<string | undefined>;

/** Where a ticket is shown (row H6): of one browser, and never cached. Where it leads is said by no address. */
export function esimRoutes(app: FastifyInstance, shop: Shop, open: Open): void {
  // asking for the headers alone would use the ticket up
  app.get("/esim/open", { exposeHeadRoute: false }, async (request, reply) => {
    const { ticket, state, lang } = request.query as Record<string, unknown>;
    const language = isLanguage(lang) ? lang : detectedLanguage(request);
    const visitor = { language, ...whereabouts(request, shop.config) };
    const shown = { ticket: typeof ticket === "string" ? ticket : "", state: typeof state === "string" ? state : "" };
    const to = await open(shown, contextFor(shop, visitor, pageSession(request, reply, shop))).catch(whenOften);
    return reply.header("cache-control", "private, no-store").redirect(to ?? `/${language}/my-esims?over=1`, 303);
  });
}

/** Counted out, somebody reads the same as with a ticket that is over. */
function whenOften(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
