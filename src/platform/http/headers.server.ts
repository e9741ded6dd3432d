import type { FastifyInstance } from "fastify";

/**
 * Security headers on every answer. Scripts and styles come from our own files only: no inline code, so no nonce, so
 * pages can be cached. `payOrigins`: where a form may end up, since paying without JavaScript is a form that redirects.
 */
export function securityHeaders(app: FastifyInstance, { payOrigins, dev }: { payOrigins: string[]; dev: boolean }): void {
  const inline = dev ? " 'unsafe-inline'" : "";
  const policy = [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "worker-src 'self'",
    `form-action 'self' ${payOrigins.join(" ")}`.trim(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", policy);
    reply
      .header("x-content-type-options", "nosniff")
      .header("x-frame-options", "DENY")
      .header("referrer-policy", "same-origin")
      .header("cross-origin-opener-policy", "same-origin")
      .header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
  });
}
