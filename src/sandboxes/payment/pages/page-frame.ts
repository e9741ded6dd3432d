import { html, type Markup } from "../../../kernel/html.ts";
import { languageFacts, shownLanguage, type Language } from "../../../kernel/language.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { wordsIn } from "./words-in.ts";

type PageFrame = {
  language: Language;
  title: string;
  body: Markup;
  /** What stands in the garden, and under which name. */
  garden?: { name: string; summary: Markup };
  /** The page asks from time to time whether a phone has decided; without JavaScript there is a link instead. */
  watched?: SandboxPayment;
  /** The page stands for the wallet's own app, and looks like one. */
  inApp?: SandboxPayment["method"];
};

/** Every page: the sandbox's warning above all, the garden with what it is about, and beside it what there is to do. */
export function pageFrame({ language, title, body, garden, watched, inApp }: PageFrame): string {
  const words = wordsIn(language);
  return html`<!doctype html>
<html lang="${languageFacts[shownLanguage(language)].html}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${words.sandbox}</title>
<link rel="stylesheet" href="/pay-page.css">
<link rel="icon" href="/stone.svg" type="image/svg+xml">
${watched && html`<script src="/watch-payment.js" defer></script>`}
</head>
<body${inApp && html` class="app ${inApp}"`}>
<header class="sandbox-band"><strong>${words.sandbox}</strong> <span>${words.noMoneyMoves}</span></header>
<div class="page">
<aside class="garden"${garden && html` aria-label="${garden.name}"`}>
<div class="sand"></div><div class="stone"></div>
${garden?.summary}
</aside>
<main${watched && watching(watched)}>
${body}
</main>
</div>
</body>
</html>`.text;
}

function watching(payment: SandboxPayment): Markup {
  return html` data-state="/pay/${payment.reference}/state" data-seen="${seen(payment)}" data-return="${payment.return_url}"`;
}

/** What a watching page compares: it changes with every decision. */
export function seen({ state, failure }: Pick<SandboxPayment, "state" | "failure">): string {
  return `${state} ${failure ?? ""}`;
}
