import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { currencyFrom, firstCurrency, type Currency } from "../../kernel/currency.ts";
import { detectLanguage, isLanguage, type Language } from "../../kernel/language.ts";
import { callHeaders, cookieNames } from "../../kernel/visitor.ts";
import type { Config } from "../config.server.ts";
import type { Visitor } from "../context.server.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What of the settings decides whom a request is believed to come from. */
type Trust = Pick<Config, "COUNTRY_HEADER">;

/** Who calls: language and browser id by the headers of spec 7; what is malformed counts as absent. */
export function callingVisitor(request: FastifyRequest, trust: Trust): Visitor {
  const { headers } = request;
  const browserId = headers[callHeaders.browserId];
  return {
    language: callingLanguage(request),
    ...whereabouts(request, trust),
    ...(typeof browserId === "string" && uuid.test(browserId) && { browserId: browserId.toLowerCase() }),
  };
}

/** The language that a call asks for; without one that of the page it may come from. */
export function callingLanguage(request: FastifyRequest): Language {
  const said = request.headers[callHeaders.language];
  return isLanguage(said) ? said : detectedLanguage(request);
}

/** Where a request comes from. A proxy that cannot tell says XX or T1 (Tor); then the address decides. */
export function whereabouts(
  { ip, headers }: FastifyRequest,
  { COUNTRY_HEADER }: Trust,
): Pick<Visitor, "address" | "country" | "userAgent"> {
  const said = COUNTRY_HEADER === undefined ? undefined : headers[COUNTRY_HEADER];
  const isCountry = typeof said === "string" && /^[A-Z]{2}$/.test(said) && said !== "XX";
  const userAgent = headers["user-agent"]?.slice(0, 300);
  return { address: withoutPort(ip), ...(isCountry && { country: said }), ...(userAgent && { userAgent }) };
}

/** Some proxies write the port of the connection behind the address: `198.51.100.4:50123`, `[2001:db8::1]:50123`. */
function withoutPort(said: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(said) ?? [];
  const address = ipv6 ?? ipv4;
  return address !== undefined && isIP(address) !== 0 ? address : said;
}

/** The language that an address says. */
export function languageOfPath(url: string): Language | undefined {
  const first = url.split(/[/?#]/, 2)[1];
  return isLanguage(first) ? first : undefined;
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

/** Row L6: what was chosen, else what most readers of the page's language pay in. */
export function chosenCurrency(request: FastifyRequest, language: Language): Currency {
  return currencyFrom(request.cookies[cookieNames.currency]) ?? firstCurrency(language);
}
