import type { FastifyRequest } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";

/** CSRF protection: refuses forms from other sites. `origin`: the shop's own, for proxies that change `Host`. */
export function refuseForeignForm({ headers }: FastifyRequest, origin: string): void {
  const { origin: from, "sec-fetch-site": site, host } = headers;
  const ours = site
    ? site === "same-origin" || site === "none"
    : !from || from === origin || URL.parse(from)?.host === host;
  if (!ours) throw new Refusal("NOT_ALLOWED");
}

/**
 * Set by browsers, and no script of another site can forge it. Stricter than for forms: a missing header counts as
 * foreign.
 */
export function isFromOurPages({ headers }: FastifyRequest, origin: string): boolean {
  const { origin: from, "sec-fetch-site": site } = headers;
  return site ? site === "same-origin" : from === origin;
}

/** What a router gets to see of a request: a form that was posted, or the address alone. */
export function webRequest(request: FastifyRequest, url: URL): Request {
  if (request.method !== "POST") return new Request(url);
  if (request.body instanceof FormData) return new Request(url, { method: "POST", body: request.body });
  const form = new URLSearchParams();
  for (const [name, values] of Object.entries(request.body ?? {})) {
    for (const value of [values].flat()) form.append(name, String(value));
  }
  return new Request(url, { method: "POST", body: form });
}
