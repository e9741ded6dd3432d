import type { FastifyInstance } from "fastify";
import { currencyFrom } from "../../kernel/currency.ts";
import { isLanguage, type Language } from "../../kernel/language.ts";
import { cookieNames } from "../../kernel/visitor.ts";
import { refuseForeignForm } from "./own-forms.server.ts";

const aYear = 31_536_000;

/** L4: the language-and-currency form; keeps both choices and goes to the same page under the chosen language. */
export function preferenceRoutes(app: FastifyInstance, origin: string): void {
  app.post("/preferences", async (request, reply) => {
    refuseForeignForm(request, origin);
    const { language, currency, returnTo } = (request.body ?? {}) as Record<string, unknown>;
    const path = ownPath(returnTo);
    const cookie = { path: "/", maxAge: aYear, sameSite: "lax" } as const;
    const chosen = typeof currency === "string" ? currencyFrom(currency) : undefined;
    if (chosen) reply.setCookie(cookieNames.currency, chosen, cookie);
    if (!isLanguage(language)) return reply.redirect(path, 303);
    reply.setCookie(cookieNames.languageBase, language, cookie);
    return reply.redirect(underLanguage(path, language), 303);
  });
}

function underLanguage(path: string, language: Language): string {
  const [, first] = path.split(/[/?]/, 2);
  return isLanguage(first) ? `/${language}${path.slice(first.length + 1)}` : `/${language}${path}`;
}

/** Only a path of this shop: `//evil.example`, `/\evil.example` and `/.//evil.example` are other hosts to a browser. */
function ownPath(wish: unknown): string {
  const ours = typeof wish === "string" && wish.length < 2000 && /^\/(?![/\\])/.test(wish);
  const url = ours ? URL.parse(wish, "http://shop.invalid") : null;
  if (url?.host !== "shop.invalid" || url.pathname === "/") return "/homepage";
  return `${url.pathname.replace(/^\/+/, "/")}${url.search}`;
}
