import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";

type ChatNews = { id: string; key: string; said: string; to: string; lang: Language; origin: string };

/** The chat's own page, for whoever has its key. */
const chatPage = ({ id, key, lang, origin }: Pick<ChatNews, "id" | "key" | "lang" | "origin">) =>
  `${origin}/${lang}/ask?${new URLSearchParams({ chat: id, key })}`;

/** What a person has answered in the support chat. */
export function chatLetter({ id, key, said, to, lang, origin }: ChatNews): ComposedLetter {
  const { chat, brand } = letterWords(lang);
  return composeLetter({
    language: lang,
    area: "service-letters",
    subject: chat.subject,
    preview: chat.title,
    orderNumber: "",
    title: chat.title,
    figures: [],
    lead: chat.lead,
    blocks: [
      { kind: "text", text: said },
      { kind: "action", label: chat.open, hint: chat.openHint, href: chatPage({ id, key, lang, origin }) },
    ],
    footer: [brand, chat.footer(to)],
  });
}
