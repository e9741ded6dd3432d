import type { FastifyInstance } from "fastify";
import { currencyFrom } from "../../kernel/currency.ts";
import { isLanguage } from "../../kernel/language.ts";
import { cookieNames } from "../../kernel/visitor.ts";

const aYear = 31_536_000;

/** L4: the language-and-currency form; keeps both choices and goes to the same page under the chosen language. */
export function preferenceRoutes(app: FastifyInstance): void {
  app.post("/preferences", async (request, reply) => {
    const { language, currency, returnTo } = (request.body ?? {}) as Record<string, unknown>;
    const path = ownPath(returnTo);
    const cookie = { path: "/", maxAge: aYear, sameSite: "lax" } as const;
    const chosen = typeof currency === "string" ? currencyFrom(currency) : undefined;
    if (chosen) reply.setCookie(cookieNames.currency, chosen, cookie);
    if (!isLanguage(language)) return reply.redirect(path, 303);
    reply.setCookie(cookieNames.languageBase, language, cookie);
    return reply.redirect(path.replace(/^\/[^/?#]*/, `/${language}`), 303);
  });
}

/** Only a path of this shop: `//evil.example` and `/\evil.example` are other hosts to a browser. */
function ownPath(wish: unknown): string {
  const ours = typeof wish === "string" && wish.length < 2000 && /^\/(?![/\\])/.test(wish);
  const url = ours ? URL.parse(wish, "http://shop.invalid") : null;
  return url?.host === "shop.invalid" ? `${url.pathname}${url.search}` : "/homepage";
}
