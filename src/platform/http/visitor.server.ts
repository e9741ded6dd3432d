import type { FastifyRequest } from "fastify";
import { currencyFrom, defaultCurrency, type Currency } from "../../kernel/currency.ts";
import { detectLanguage, isLanguage, type Language } from "../../kernel/language.ts";
import { callHeaders, cookieNames } from "../../kernel/visitor.ts";
import type { Visitor } from "../context.server.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Who calls: language and browser id by the headers of spec 7; what is malformed counts as absent. */
export function callingVisitor(request: FastifyRequest): Visitor {
  const { headers } = request;
  const said = headers[callHeaders.language];
  const browserId = headers[callHeaders.browserId];
  return {
    language: isLanguage(said) ? said : detectedLanguage(request),
    address: request.ip,
    ...(typeof browserId === "string" && uuid.test(browserId) && { browserId: browserId.toLowerCase() }),
  };
}

export function detectedLanguage(request: FastifyRequest): Language {
  const { LT } = (request.query ?? {}) as Record<string, unknown>;
  return detectLanguage({
    lt: typeof LT === "string" ? LT : undefined,
    // not read yet when the address itself is broken
    stored: (request.cookies as FastifyRequest["cookies"] | null)?.[cookieNames.languageBase],
    acceptLanguage: request.headers["accept-language"],
  });
}

export function chosenCurrency(request: FastifyRequest): Currency {
  return currencyFrom(request.cookies[cookieNames.currency]) ?? defaultCurrency;
}
