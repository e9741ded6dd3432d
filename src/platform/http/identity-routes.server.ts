import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { IdentityRefused, IdentityUnavailable, type Callback } from "../../adapters/identity/identity-provider.ts";
import { isLanguage, type Language } from "../../kernel/language.ts";
import { contextFor, type Context, type Shop } from "../context.server.ts";
import { noteSecurity } from "../security-log.server.ts";
import { pageSession } from "./session-at-hand.server.ts";
import { detectedLanguage, whereabouts } from "./visitor.server.ts";

type FormPage = { page: string; channel?: string };
type Doors<Page extends FormPage> = {
  pages: readonly Page["page"][];
  begin: (form: Page, context: Context) => Promise<URL | undefined>;
  finish: (back: URL, context: Context) => Promise<{ form?: Page; outcome: string }>;
  take: (shop: Shop, callback: Callback) => Promise<object>;
};

/** A profile is a few hundred bytes. */
const largestCallback = 32_768;

/** Where providers of digital identities send browsers back to; operators register it there. */
export const identityBack = "/identity/back";

/** Where a provider tells who agreed in its app; registered there, too. */
export const identityCallback = "/webhooks/identity";

/**
 * The way to a provider of digital identities and back (row R5). Both answers lead elsewhere and are of one browser: never
 * cached.
 */
export function identityRoutes<Page extends FormPage>(
  app: FastifyInstance,
  shop: Shop,
  { pages, begin, finish, take }: Doors<Page>,
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

  // the signature is over raw bytes, so nothing may parse the body before it is verified
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    const as = { parseAs: "buffer", bodyLimit: largestCallback } as const;
    raw.addContentTypeParser("*", as, (_request, body, done) => done(null, body));
    raw.post(identityCallback, { bodyLimit: largestCallback, errorHandler: refused }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return take(shop, { body, headers: request.headers });
    });
  });

  /** Why is nobody's business. */
  function refused(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const isRefusal = error instanceof IdentityRefused || error instanceof IdentityUnavailable;
    if (!isRefusal && error.statusCode !== 413) throw error;
    shop.log.warn({ reason: error.message }, "a call of a digital identity was refused");
    const from = { ...shop, visitor: whereabouts(request, shop.config) };
    noteSecurity(from, ["webhook", "refused"], { what: identityCallback });
    void reply.status(400).send({ outcome: "refused" });
  }

  function contextOf(request: FastifyRequest, reply: FastifyReply, language: Language): Context {
    return contextFor(shop, { language, ...whereabouts(request, shop.config) }, pageSession(request, reply, shop));
  }
}

function away(reply: FastifyReply, to: string) {
  return reply.header("cache-control", "private, no-store").redirect(to, 303);
}

function pathOf(language: Language, { page, channel }: FormPage, outcome: string): string {
  return `/${language}/${page}?${new URLSearchParams({ ...(channel && { channel }), identity: outcome })}`;
}
