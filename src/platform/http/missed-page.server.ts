import type { FastifyReply, FastifyRequest } from "fastify";
import { errorWords } from "../../i18n/errors.server.ts";
import type { Language } from "../../kernel/language.ts";
import { cookieNames } from "../../kernel/visitor.ts";
import type { Rendered } from "../rendering.ts";

const cookie = { path: "/", sameSite: "lax", httpOnly: true } as const;
/** Long enough for a redirect on a bad network. */
const seconds = 30;

const isHome = (url: string) => /^\/[^/?#]+(\/homepage)?\/?([?#]|$)/.test(url);

/**
 * Row L1: an unknown URL redirects to the home page, which shows a notice. Only for documents, not for images or
 * scripts.
 */
export function noteMissed(request: FastifyRequest, reply: FastifyReply, rendered: Rendered): void {
  const asPage = (request.headers["sec-fetch-dest"] ?? "document") === "document";
  if (request.method !== "GET" || !asPage || rendered.kind !== "redirect") return;
  if (isHome(rendered.location) && !isHome(request.url))
    reply.setCookie(cookieNames.missed, "1", { ...cookie, maxAge: seconds });
}

/** Whether this home page must show the notice. */
export const hasMissed = ({ url, cookies }: FastifyRequest): boolean =>
  cookies[cookieNames.missed] === "1" && isHome(url);

/** Shown once: the cookie is cleared in the same response. The attribute removes the notice on the next navigation. */
export function sayMissed(reply: FastifyReply, html: string, language: Language): string {
  reply.clearCookie(cookieNames.missed, cookie);
  return html.replace(
    "<body>",
    `<body><aside class="missed-page toast" role="status" data-first-page>${errorWords(language).missedPage}</aside>`,
  );
}
