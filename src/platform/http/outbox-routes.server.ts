import type { FastifyInstance } from "fastify";
import { keptLetter, keptLetters } from "../../adapters/mail/kept-mailer.server.ts";
import type { Shop } from "../context.server.ts";

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Letters bring their own inline styles and pictures, and nothing else. */
const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'";

/** The letters of a demo shop, for reading in the browser. Never in production: it would show everybody's mail. */
export function outboxRoutes(app: FastifyInstance, { pool, vault }: Shop): void {
  app.get("/outbox", async (_request, reply) => {
    const letters = await keptLetters(pool);
    const rows = letters.map(
      ({ id, keptAt, to, subject }) =>
        `<li><a href="/outbox/${id}">${escape(subject)}</a><br><small>${escape(to)} · ${keptAt.toISOString().replace("T", " ").slice(0, 19)} UTC</small></li>`,
    );
    return reply.type("text/html; charset=utf-8").header("content-security-policy", letterPolicy).send(outboxPage(rows));
  });

  app.get<{ Params: { id: string } }>("/outbox/:id", async (request, reply) => {
    const known = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(request.params.id) ? await keptLetter(pool, vault, request.params.id) : undefined;
    if (!known) return reply.status(404).type("text/plain").send("no such letter\n");
    return reply.type("text/html; charset=utf-8").header("content-security-policy", letterPolicy).send(known.html);
  });
}

const outboxLook = `:root{color-scheme:light dark}
body{max-width:44rem;margin:3rem auto;padding:0 1.2rem;background:light-dark(#f2f6fa,#06122a);color:light-dark(#0a1f44,#eaf1f9);font:16px/1.5 system-ui}
ul{padding:0;list-style:none}li{padding:.5rem 0;border-top:1px solid light-dark(#c9d6ea,#24365c)}
a{display:block;padding:.6rem 0 .2rem;color:light-dark(#14408f,#8fb6ff);font-weight:600;text-underline-offset:.2em}small{overflow-wrap:anywhere}`;

function outboxPage(rows: string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>${outboxLook}</style>
<h1>Outbox</h1><p>Letters that this demo shop would have sent. Set SMTP_URL to send them.</p><ul>${rows.join("") || "<li>Nothing yet.</li>"}</ul></html>`;
}
