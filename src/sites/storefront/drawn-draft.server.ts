import type { ChangedWords } from "../../i18n/changed-words.ts";
import { contentWords } from "../../i18n/content.server.ts";
import { firstCurrency } from "../../kernel/currency.ts";
import type { Envelope } from "../../kernel/envelope.ts";
import { escapeHtml } from "../../kernel/html.ts";
import { defaultLanguage, isLanguage, type Language } from "../../kernel/language.ts";
import { Refusal } from "../../kernel/refusal.ts";
import type { Answer } from "../../platform/answer.server.ts";
import { contextFor, type Shop } from "../../platform/context.server.ts";
import type { PrivateFile } from "../../platform/http/private-file.server.ts";
import type { Renderer } from "../../platform/rendering.ts";

export type DraftSide = Pick<Renderer, "render"> & { shop: Shop; answer: Answer };

type Draft = {
  /** The page's address behind its language. */
  page: string;
  lang: unknown;
  /** Says on top of the page that it is one. */
  sign: (language: Language) => string;
  words?: ChangedWords;
  /** What a call answers in the draft instead of what it answers to everybody. */
  instead?: (path: string, answered: Envelope) => Envelope;
};

/**
 * A page of the shop with what a member of staff has typed and not published. What the page asks for is answered as to
 * a stranger and with the words of today, so that no draft gets into what is kept for others.
 */
export async function drawnDraft({ shop, answer, render }: DraftSide, draft: Draft): Promise<PrivateFile> {
  const { page, lang, sign, words, instead = (_path, answered) => answered } = draft;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const context = contextFor(shop, { language, address: "" });
  const rendered = await render({
    request: new Request(new URL(`/${language}/${page}`, shop.origin)),
    language,
    currency: firstCurrency(language),
    ask: async (called, input) => instead(called, (await answer(called, input, context)).envelope),
    ...(words && { words }),
    isDraft: true,
  });
  if (rendered.kind === "redirect") throw new Refusal("NOT_FOUND");
  return { name: "page.html", type: "text/html; charset=utf-8", file: signedAs(rendered.html, sign(language)) };
}

/** Of a draft that its writer looks at. */
export const ownDraft = (language: Language): string => contentWords(language).draft.own;

/** Above the shop's own header, so that nobody takes a picture of it for the shop. */
const signedAs = (html: string, said: string) =>
  // a function: in a text, the dollar signs of a name would stand for what was found
  html.replace("<body>", () => `<body><aside class="kept-page hue-gilt" role="status">${escapeHtml(said)}</aside>`);
