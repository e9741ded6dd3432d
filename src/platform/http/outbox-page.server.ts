import type { KeptLetter } from "../../adapters/mail/kept-mailer.server.ts";
import type { KeptPush } from "../../adapters/push/kept-push.server.ts";
import type { KeptText } from "../../adapters/sms/kept-sms.server.ts";
import { escapeHtml } from "../../kernel/html.ts";

export const kinds = ["letters", "texts", "pushes"] as const;
type Kind = (typeof kinds)[number];
type Kept = { letters: KeptLetter[]; texts: KeptText[]; pushes: KeptPush[] };

const tabs = [undefined, ...kinds];
const labels = { all: "All", letters: "Letters", texts: "Text messages", pushes: "Push messages" };
const toAt = (to: string, at: Date) =>
  `<small>${escapeHtml(to)} · ${at.toISOString().replace("T", " ").slice(0, 19)} UTC</small>`;

/** What a demo shop would have sent, newest first; `show`: one kind only. */
export function outboxPage({ letters, texts, pushes }: Kept, show?: Kind): string {
  const rows = [...letters.map(letterRow), ...texts.map(textRow), ...pushes.map(pushRow)]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ row }) => row);
  const links = tabs.map(
    (kind) =>
      `<a href="/outbox${kind ? `?show=${kind}` : ""}"${kind === show ? ' aria-current="page"' : ""}>${labels[kind ?? "all"]}</a>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>${look}</style>
<h1>Outbox</h1><p>What this demo shop would have sent. SMTP_URL, SMS_PROVIDER and WEB_PUSH send it.</p>
<nav aria-label="Kind">${links.join("")}</nav>
<ul>${rows.join("") || "<li>Nothing yet.</li>"}</ul></html>`;
}

function letterRow({ id, keptAt, to, subject }: KeptLetter) {
  return {
    at: keptAt,
    row: `<li><a href="/outbox/${encodeURIComponent(id)}">${escapeHtml(subject)}</a><br>${toAt(to, keptAt)}</li>`,
  };
}

function textRow({ keptAt, to, text }: KeptText) {
  return { at: keptAt, row: `<li class="text"><p>${escapeHtml(text)}</p>${toAt(to, keptAt)}</li>` };
}

/** The link opens what the notification would open; only our own pages. */
function pushRow({ keptAt, pushService, message: { title, body, url } }: KeptPush) {
  const opens = /^\/(?![/\\])/.test(url)
    ? `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>`
    : `<b>${escapeHtml(title)}</b>`;
  return {
    at: keptAt,
    row: `<li class="push"><div>${opens}<p>${escapeHtml(body)}</p></div>${toAt(pushService, keptAt)}</li>`,
  };
}

const look = `:root{color-scheme:light dark;--line:light-dark(#c9d6ea,#24365c);--soft:light-dark(#44587a,#a9bbd6)}
body{max-width:44rem;margin:3rem auto;padding:0 1.2rem;background:light-dark(#f2f6fa,#06122a);color:light-dark(#0a1f44,#eaf1f9);font:16px/1.5 system-ui;overflow-wrap:anywhere}
h1{margin:0}h1+p{margin:.3rem 0 1.2rem;color:var(--soft)}p{margin:0;white-space:pre-line}ul{margin:0;padding:0;list-style:none}
a{color:light-dark(#14408f,#8fb6ff);font-weight:600;text-underline-offset:.2em}:focus-visible{outline:3px solid;outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:.4rem;margin-bottom:1rem}
nav a{display:grid;place-items:center;min-height:44px;padding:0 1rem;border:1px solid light-dark(#7388a8,#6079a5);border-radius:99px;text-decoration:none}
nav [aria-current]{color:light-dark(#fff,#06122a);background:light-dark(#14408f,#8fb6ff);border-color:transparent}
li{padding:.7rem 0;border-top:1px solid var(--line)}li>a{display:block;padding:.5rem 0 .2rem}li>a+br{display:none}small{color:var(--soft)}
.text p{width:fit-content;max-width:30rem;margin:.3rem 0 .5rem;padding:.7rem 1rem;border-radius:1.2rem 1.2rem 1.2rem .3rem;background:light-dark(#d7eae2,#0f3142)}
.push div{max-width:30rem;margin:.3rem 0 .5rem;padding:0 1rem .9rem;border:1px solid var(--line);border-radius:1.1rem;background:light-dark(#fff,#0d1d3c);box-shadow:0 14px 28px -20px light-dark(#0a1f4466,#000c)}
.push div>:first-child{display:block;padding:.9rem 0 .4rem}`;
