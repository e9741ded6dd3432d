import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Site } from "../site.ts";

/**
 * The security headers of every response. Scripts and styles come from our own files only: no inline code, so no nonce,
 * so pages can be cached. `payOrigins`: allowed targets of forms, since paying without JavaScript is a form that
 * redirects. `https`: adds HSTS for a year, including subdomains (ASVS 5.0, 3.4.1).
 */
export function securityHeaders({ https, ...policy }: Policy & { https: boolean }): Record<string, string> {
  return {
    "content-security-policy": contentPolicy(policy),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": permissions({ camera: false }),
    ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** What pages may ask their visitor for: the camera, where a document is photographed or a card's barcode read. */
export const permissions = ({ camera }: { camera: boolean }): string =>
  `camera=(${camera ? "self" : ""}), microphone=(), geolocation=(), payment=()`;

type Policy = { site: Pick<Site, "policy">; payOrigins?: string[]; dev: boolean };

/** The common policy and what this site adds. In development Vite writes scripts and styles into the page. */
export function contentPolicy({ site, payOrigins = [], dev }: Policy): string {
  const inline = dev ? " 'unsafe-inline'" : "";
  const directives = {
    "default-src": "'none'",
    "script-src": `'self'${inline}`,
    "style-src": `'self'${inline}`,
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": `'self'${dev ? " ws:" : ""}`,
    "form-action": ["'self'", ...payOrigins].join(" "),
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    ...site.policy,
  };
  return Object.entries(directives)
    .map((directive) => directive.join(" "))
    .join("; ");
}

/** Of an e-mail shown as a page: its own inline styles and pictures and nothing else, no script, no form, no way out. */
export function letterPolicy(frameAncestors: "'none'" | "'self'"): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join("; ");
}

/**
 * Of a page of the shop that one of ours shows: its style sheets, pictures and fonts, and nothing that acts. It keeps its
 * origin, without which its fonts would not load; without scripts that opens nothing.
 */
export const drawnPagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin",
].join("; ");

const brokenHttp: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what never became a request: it is not HTTP, its headers are too large, or it took too long. */
export function answerBrokenHttp(
  headers: Record<string, string>,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  return (error, socket) => {
    const status = brokenHttp[error.code ?? ""] ?? 400;
    if (error.code !== "ECONNRESET" && socket.writable)
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}content-length: 0\r\nconnection: close\r\n\r\n`,
      );
    socket.destroy(error);
  };
}
