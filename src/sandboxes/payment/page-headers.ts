import type { FastifyReply } from "fastify";

/**
 * No script, style or picture but our own; a page that takes card numbers is never framed, cached or named to others.
 */
export function pageHeaders(returnUrl?: string): Record<string, string> {
  // Chromium checks form-action along redirects too, and paying ends with one to the shop
  const formTargets = returnUrl ? `'self' ${new URL(returnUrl).origin}` : "'self'";
  return {
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
      `form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
  };
}

/** A page for a person; `returnUrl`: where one of its forms may lead. */
export function sendPage(reply: FastifyReply, status: number, markup: string, returnUrl?: string): FastifyReply {
  return reply.code(status).headers(pageHeaders(returnUrl)).type("text/html; charset=utf-8").send(markup);
}
