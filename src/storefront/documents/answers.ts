import { faqKinds } from "../../features/content/faq-kinds.ts";
import type { Asking } from "../visit/visit.ts";
import { textOf } from "./contents.ts";
import { underLanguage } from "./links-in-html.ts";

export type FaqKind = (typeof faqKinds)[number];
export type Answer = { id: string; Q: string; A: string };
export type Topic = { kind: FaqKind; answers: Answer[] };

/** What stands in `?type=`; anything else is the first topic. */
export function kindFrom(type: string | null): FaqKind {
  return faqKinds.find((kind) => kind === type) ?? faqKinds[0];
}

export async function topic(kind: FaqKind, { call, language }: Asking): Promise<Topic> {
  const { items } = await call("/content/getFaq", { type: kind, lang: language });
  return { kind, answers: items.map((item) => ({ ...item, A: underLanguage(language, item.A) })) };
}

/** Every topic that has an answer with all the words, each with those answers only. */
export async function topicsAbout(query: string, asking: Asking): Promise<Topic[]> {
  const topics = await Promise.all(faqKinds.map((kind) => topic(kind, asking)));
  return topics.map(({ kind, answers }) => ({ kind, answers: answersAbout(query, answers) })).filter(({ answers }) => answers.length > 0);
}

/** Questions that say it come before answers that mention it. */
export function answersAbout(query: string, answers: readonly Answer[]): Answer[] {
  const wanted = plain(query).split(" ").filter(Boolean);
  const says = (text: string) => wanted.every((word) => text.includes(word));
  const [inQuestion, elsewhere] = [answers.filter(({ Q }) => says(plain(Q))), answers.filter(({ Q, A }) => !says(plain(Q)) && says(plain(`${Q} ${textOf(A)}`)))];
  return wanted.length === 0 ? [] : [...inQuestion, ...elsewhere];
}

/** Full-width letters, accents and capitals make no difference to who is looking for something. */
function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
