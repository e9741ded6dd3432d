import type { FastifyInstance } from "fastify";
import { currencyFrom } from "../../kernel/currency.ts";
import { isLanguage, type Language } from "../../kernel/language.ts";
import { ownPath } from "../../kernel/own-path.ts";
import { cookieNames } from "../../kernel/visitor.ts";
import { refuseForeignForm } from "./own-forms.server.ts";

const aYear = 31_536_000;

/** L4: the language and currency form; stores both choices and redirects to the same page in the chosen language. */
export function preferenceRoutes(app: FastifyInstance, origin: string): void {
  app.post("/preferences", async (request, reply) => {
    refuseForeignForm(request, origin);
    const { language, currency, returnTo } = (request.body ?? {}) as Record<string, unknown>;
    const path = ownPath(returnTo) ?? "/homepage";
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
