import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "../../kernel/language.ts";
import { contextFor, type Context, type Shop } from "../context.server.ts";
import { pageSession } from "./session-at-hand.server.ts";
import { detectedLanguage, whereabouts } from "./visitor.server.ts";

type FormPage = { page: string; channel?: string };
type Doors<Page extends FormPage> = {
  pages: readonly Page["page"][];
  begin: (form: Page, context: Context) => Promise<URL | undefined>;
  finish: (back: URL, context: Context) => Promise<{ form?: Page; outcome: string }>;
};

/** Where providers of digital identities send browsers back to; operators register it there. */
export const identityBack = "/identity/back";

/**
 * The way to a provider of digital identities and back (row R5). Both answers lead elsewhere and are of one browser: never
 * cached.
 */
export function identityRoutes<Page extends FormPage>(
  app: FastifyInstance,
  shop: Shop,
  { pages, begin, finish }: Doors<Page>,
): void {
  app.get("/identity/begin", async (request, reply) => {
    const { page, channel, lang } = request.query as Record<string, unknown>;
    const form = {
      page: pages.find((one) => one === page) ?? pages[0]!,
      ...(typeof channel === "string" && /^[\w-]{1,40}$/.test(channel) && { channel }),
    } as Page;
    const language = isLanguage(lang) ? lang : detectedLanguage(request);
    const address = await begin(form, contextOf(request, reply, language)).catch((error: unknown) => {
      shop.log.warn({ err: error }, "the provider of digital identities cannot be reached");
      return undefined;
    });
    reply.setCookie("identity_language", language, { path: "/identity", httpOnly: true, sameSite: "lax", maxAge: 900 });
    return away(reply, address?.href ?? pathOf(language, form, "failed"));
  });

  app.get(identityBack, async (request, reply) => {
    const said = request.cookies["identity_language"];
    const language = isLanguage(said) ? said : detectedLanguage(request);
    const { form, outcome } = await finish(new URL(request.url, shop.origin), contextOf(request, reply, language));
    return away(reply, pathOf(language, form ?? { page: pages[0]! }, outcome));
  });

  function contextOf(request: FastifyRequest, reply: Parameters<typeof pageSession>[1], language: Language): Context {
    return contextFor(shop, { language, ...whereabouts(request, shop.config) }, pageSession(request, reply, shop));
  }
}

function away(reply: Parameters<typeof pageSession>[1], to: string) {
  return reply.header("cache-control", "private, no-store").redirect(to, 303);
}

function pathOf(language: Language, { page, channel }: FormPage, outcome: string): string {
  return `/${language}/${page}?${new URLSearchParams({ ...(channel && { channel }), identity: outcome })}`;
}
