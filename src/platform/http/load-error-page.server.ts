import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { loadErrorWords } from "../../i18n/load-error.server.ts";
import { escapeHtml } from "../../kernel/html.ts";
import { languageFacts, languages, shownLanguage, type Language } from "../../kernel/language.ts";
import { ownPath } from "../../kernel/own-path.ts";

/**
 * `/{language}/load-error?back=` (row E3): shown when a chunk or the style sheet failed to load twice. It needs no
 * other file: its style is inline, allowed by its hash in the CSP.
 */
export function loadErrorRoutes(app: FastifyInstance): void {
  for (const language of languages) {
    app.get(`/${language}/load-error`, async (request, reply) => {
      const { back } = request.query as { back?: unknown };
      reply
        .header("content-security-policy", policy)
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8");
      return reply.send(page(language, ownPath(back) ?? `/${language}/homepage`));
    });
  }
}

function page(language: Language, back: string): string {
  const { title, tab, text, retry, home, status } = loadErrorWords(language);
  return `<!doctype html><html lang="${languageFacts[shownLanguage(language)].html}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${tab}</title><style>${style}</style></head>
<body><main><p class="name">Farwave</p><h1>${title}</h1><p>${text}</p><p class="ways"><a class="go" href="${escapeHtml(back)}">${retry}</a> <a href="/${language}/homepage">${home}</a> <a href="/${language}/status">${status}</a></p></main></body></html>`;
}

/** The colours of ui/tokens.css. */
const style = `:root{color-scheme:light dark;--ink:light-dark(#0a1f44,#eaf1f9);--soft:light-dark(#44587a,#a9bbd6);--act:light-dark(#cb3419,#ff7a5c);--on:light-dark(#fff,#2b0a02)}
body{margin:0;background:light-dark(#f2f6fa,#06122a);color:var(--ink);font:1rem/1.6 system-ui,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{max-width:640px;margin:0 auto;padding:clamp(32px,12vh,128px) clamp(16px,4vw,56px);overflow-wrap:anywhere}
.name{margin:0 0 2rem;font-weight:700;letter-spacing:-.02em}h1{margin:0;font-size:clamp(1.9rem,1.55rem + 1.6vw,2.9rem);line-height:1.1;letter-spacing:-.02em}
h1+p{color:var(--soft);font-size:1.15rem}.ways{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin-top:2rem}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 8px;color:inherit}.go{padding:0 24px;border-radius:999px;background:var(--act);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
