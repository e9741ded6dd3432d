import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { currencyFrom, firstCurrency, offeredOr, type Currency } from "../../kernel/currency.ts";
import { detectLanguage, isLanguage, type Language } from "../../kernel/language.ts";
import { callHeaders, cookieNames } from "../../kernel/visitor.ts";
import type { Config } from "../config.server.ts";
import type { Visitor } from "../context.server.ts";

/** An id whose digits are all nought is nobody's: scripts send it, and our pages did where they could not store one. */
const browserIds = /^(?!0{8}-0{4}-[0-8]0{3}-[08]0{3}-0{12}$)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The settings that decide which headers to trust. */
type Trust = Pick<Config, "COUNTRY_HEADER">;

/** The visitor of a call: language and browser id from the headers of spec 7; malformed ones count as absent. */
export function callingVisitor(request: FastifyRequest, trust: Trust): Visitor {
  const { headers } = request;
  const browserId = headers[callHeaders.browserId];
  return {
    language: callingLanguage(request),
    ...whereabouts(request, trust),
    ...(typeof browserId === "string" && browserIds.test(browserId) && { browserId: browserId.toLowerCase() }),
  };
}

/** The language of a call: from its header, else from the page that it comes from. */
export function callingLanguage(request: FastifyRequest): Language {
  const said = request.headers[callHeaders.language];
  return isLanguage(said) ? said : detectedLanguage(request);
}

/** The visitor's address and country. A proxy that does not know sends XX or T1 (Tor); then the address decides. */
export function whereabouts(
  { ip, headers }: FastifyRequest,
  { COUNTRY_HEADER }: Trust,
): Pick<Visitor, "address" | "country" | "userAgent"> {
  const said = COUNTRY_HEADER === undefined ? undefined : headers[COUNTRY_HEADER];
  const isCountry = typeof said === "string" && /^[A-Z]{2}$/.test(said) && said !== "XX";
  const userAgent = headers["user-agent"]?.slice(0, 300);
  return { address: withoutPort(ip), ...(isCountry && { country: said }), ...(userAgent && { userAgent }) };
}

/** Some proxies append the port of the connection to the address: `198.51.100.4:50123`, `[2001:db8::1]:50123`. */
function withoutPort(said: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(said) ?? [];
  const address = ipv6 ?? ipv4;
  return address !== undefined && isIP(address) !== 0 ? address : said;
}

/** The language prefix of a URL. */
export function languageOfPath(url: string): Language | undefined {
  const first = url.split(/[/?#]/, 2)[1];
  return isLanguage(first) ? first : undefined;
}

export function detectedLanguage(request: FastifyRequest): Language {
  const { LT } = (request.query ?? {}) as Record<string, unknown>;
  return detectLanguage({
    lt: typeof LT === "string" ? LT : undefined,
    // cookies are not parsed yet when the URL itself is malformed
    stored: (request.cookies as FastifyRequest["cookies"] | null)?.[cookieNames.languageBase],
    acceptLanguage: request.headers["accept-language"],
  });
}

/** Row L6: the chosen currency where it is offered, else that of the page's language. */
export function chosenCurrency(request: FastifyRequest, language: Language): Currency {
  return offeredOr(currencyFrom(request.cookies[cookieNames.currency])) ?? firstCurrency(language);
}
