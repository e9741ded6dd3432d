import type { FastifyReply, FastifyRequest } from "fastify";
import { errorWords } from "../../i18n/errors.server.ts";
import type { Language } from "../../kernel/language.ts";
import { cookieNames } from "../../kernel/visitor.ts";
import type { Rendered } from "../rendering.ts";

const cookie = { path: "/", sameSite: "lax", httpOnly: true } as const;
/** As long as the way from one address to the other may take on a bad network. */
const seconds = 30;

const isHome = (url: string) => /^\/[^/?#]+(\/homepage)?\/?([?#]|$)/.test(url);

/**
 * Row L1 sends whoever asks for a page that is not here to the home page. Pictures and scripts that a page asks for in
 * vain are nobody's missed page.
 */
export function noteMissed(request: FastifyRequest, reply: FastifyReply, rendered: Rendered): void {
  const asPage = (request.headers["sec-fetch-dest"] ?? "document") === "document";
  if (request.method !== "GET" || !asPage || rendered.kind !== "redirect") return;
  if (isHome(rendered.location) && !isHome(request.url))
    reply.setCookie(cookieNames.missed, "1", { ...cookie, maxAge: seconds });
}

/** Whether the home page that is asked for has to say so. */
export const hasMissed = ({ url, cookies }: FastifyRequest): boolean =>
  cookies[cookieNames.missed] === "1" && isHome(url);

/** Said once: the cookie ends with the page that says it. The mark takes the words away when the visitor goes on. */
export function sayMissed(reply: FastifyReply, html: string, language: Language): string {
  reply.clearCookie(cookieNames.missed, cookie);
  return html.replace(
    "<body>",
    `<body><aside class="missed-page toast" role="status" data-first-page>${errorWords(language).missedPage}</aside>`,
  );
}
