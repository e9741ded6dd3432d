/**
 * The five languages of the addresses (requirements L1), the short tags of the `LT` query (L2) and the tags of HTML.
 */
export const languages = ["zh-cn", "zh-hk", "en", "ja", "ko"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "zh-cn";

export const languageFacts: Record<Language, { label: string; short: string; html: string; lt: string }> = {
  "zh-cn": { label: "简体中文", short: "简", html: "zh-CN", lt: "cn" },
  "zh-hk": { label: "繁體中文", short: "繁", html: "zh-HK", lt: "hk" },
  en: { label: "English", short: "EN", html: "en", lt: "en" },
  ja: { label: "日本語", short: "日", html: "ja", lt: "ja" },
  ko: { label: "한국어", short: "한", html: "ko", lt: "ko" },
};

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/**
 * Languages that the shop is whole in (L3): OFFERED_LANGUAGES, and in a browser those that its page says are offered
 * (document.tsx). A new language needs everything translated first (src/i18n, the documents and the FAQ); texts are kept
 * in all of them, so that one that staff have turned off comes back whole.
 */
export const fullyOffered: readonly Language[] = (
  globalThis.process?.env?.OFFERED_LANGUAGES ??
  globalThis.document?.documentElement?.dataset.offered ??
  "zh-cn,zh-hk,en"
)
  .split(",")
  .filter(isLanguage);

let read: () => readonly Language[] | undefined = () => undefined;

/** Languages are asked for where nobody can wait: a server says which ones the request under way is offered. */
export function readLanguagesBy(reader: typeof read): void {
  read = reader;
}

/**
 * Those that visitors are offered: of the languages that the shop is whole in, the ones that staff have left on. All of
 * them where nobody is served: in jobs, commands and the console.
 */
export const offeredLanguages = (): readonly Language[] => read() ?? fullyOffered;

/** Where a language leads that has no pages of its own (L3). */
export const homeLanguage = (): Language => preferred(defaultLanguage);

/** The language of the texts under a URL's language: itself if offered, else English (L3). */
export function shownLanguage(language: Language): Language {
  return offeredLanguages().includes(language) ? language : preferred("en");
}

function preferred(language: Language): Language {
  const offered = offeredLanguages();
  return offered.includes(language) ? language : offered[0]!;
}

/**
 * What Japanese and Korean say beside that (src/i18n/ja, ko; row R1): the pages and e-mails of real-name registration are
 * whole in them. What other pages use of it is shown in them too (L3).
 */
const fewAreas: readonly string[] = [
  "camera",
  "cookies",
  "errors",
  "photos",
  "real-name",
  "real-name-letters",
  "real-name-result",
  "shell",
];
const few: readonly Language[] = ["ja", "ko"];

/** The language in which the words of an area are said. */
export function spokenLanguage(language: Language, area: string): Language {
  return few.includes(language) && fewAreas.includes(area) ? language : shownLanguage(language);
}

/** Those that a page with words of these areas is whole in; without any, those that every page is. */
export function languagesOf(areas: readonly string[] = []): readonly Language[] {
  const isOfFew = areas.length > 0 && areas.every((area) => fewAreas.includes(area));
  return languages.filter((one) => offeredLanguages().includes(one) || (isOfFew && few.includes(one)));
}

/** The language that a page is in. */
export function pageLanguage(language: Language, areas?: readonly string[]): Language {
  return languagesOf(areas).includes(language) ? language : shownLanguage(language);
}

/** L2: the `LT` query, else the stored `lang_base`, else Accept-Language, else zh-cn. */
export function detectLanguage(hints: { lt?: string; stored?: string; acceptLanguage?: string }): Language {
  const asked = languages.find((language) => languageFacts[language].lt === hints.lt?.toLowerCase());
  if (asked) return asked;
  if (isLanguage(hints.stored)) return hints.stored;
  const wanted = fromBrowser(hints.acceptLanguage);
  return offeredLanguages().includes(wanted) ? wanted : homeLanguage();
}

/** L2: zh-tw and zh-hk → zh-hk, other zh → zh-cn, anything else → en; no Accept-Language → zh-cn. */
function fromBrowser(acceptLanguage: string | undefined): Language {
  const first = acceptLanguage?.split(",")[0]?.split(";")[0]?.trim().toLowerCase();
  if (!first || first === "*") return defaultLanguage;
  if (/^zh\b.*\b(tw|hk|mo|hant)\b/.test(first)) return "zh-hk";
  return /^zh\b/.test(first) ? "zh-cn" : "en";
}
