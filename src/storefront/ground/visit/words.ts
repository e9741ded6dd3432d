import { spokenLanguage, type Language } from "../../../kernel/language.ts";
import { inTime } from "./in-time.ts";
import type { WordFile } from "./more-words.ts";
import { useVisit } from "./visit.ts";

/** The text areas that screens use, each a file per language; English is the type of all. */
export type Areas = {
  account: typeof import("../../../i18n/en/account.ts").words;
  alerts: typeof import("../../../i18n/en/alerts.ts").words;
  "auto-top-up": typeof import("../../../i18n/en/auto-top-up.ts").words;
  "account-detail": typeof import("../../../i18n/en/account-detail.ts").words;
  errors: typeof import("../../../i18n/en/errors.ts").words;
  "sign-in": typeof import("../../../i18n/en/sign-in.ts").words;
  shell: typeof import("../../../i18n/en/shell.ts").words;
  menus: typeof import("../../../i18n/en/menus.ts").words;
  packages: typeof import("../../../i18n/en/packages.ts").words;
  "data-left": typeof import("../../../i18n/en/data-left.ts").words;
  plans: typeof import("../../../i18n/en/plans.ts").words;
  "plan-detail": typeof import("../../../i18n/en/plan-detail.ts").words;
  shelf: typeof import("../../../i18n/en/shelf.ts").words;
  homepage: typeof import("../../../i18n/en/homepage.ts").words;
  "home-parts": typeof import("../../../i18n/en/home-parts.ts").words;
  destination: typeof import("../../../i18n/en/destination.ts").words;
  device: typeof import("../../../i18n/en/device.ts").words;
  buying: typeof import("../../../i18n/en/buying.ts").words;
  order: typeof import("../../../i18n/en/order.ts").words;
  ask: typeof import("../../../i18n/en/ask.ts").words;
  "esim-entry": typeof import("../../../i18n/en/esim-entry.ts").words;
  "find-order": typeof import("../../../i18n/en/find-order.ts").words;
  reminders: typeof import("../../../i18n/en/reminders.ts").words;
  addresses: typeof import("../../../i18n/en/addresses.ts").words;
  "my-orders": typeof import("../../../i18n/en/my-orders.ts").words;
  install: typeof import("../../../i18n/en/install.ts").words;
  trouble: typeof import("../../../i18n/en/trouble.ts").words;
  checkout: typeof import("../../../i18n/en/checkout.ts").words;
  result: typeof import("../../../i18n/en/result.ts").words;
  "order-detail": typeof import("../../../i18n/en/order-detail.ts").words;
  withdrawal: typeof import("../../../i18n/en/withdrawal.ts").words;
  "real-name": typeof import("../../../i18n/en/real-name.ts").words;
  "real-name-result": typeof import("../../../i18n/en/real-name-result.ts").words;
  photos: typeof import("../../../i18n/en/photos.ts").words;
  camera: typeof import("../../../i18n/en/camera.ts").words;
  registration: typeof import("../../../i18n/en/registration.ts").words;
  netcover: typeof import("../../../i18n/en/netcover.ts").words;
  china: typeof import("../../../i18n/en/china.ts").words;
  contact: typeof import("../../../i18n/en/contact.ts").words;
  status: typeof import("../../../i18n/en/status.ts").words;
  partners: typeof import("../../../i18n/en/partners.ts").words;
  cookies: typeof import("../../../i18n/en/cookies.ts").words;
  trip: typeof import("../../../i18n/en/trip.ts").words;
  documents: typeof import("../../../i18n/en/documents.ts").words;
  "top-up": typeof import("../../../i18n/en/top-up.ts").words;
  "prepaid-card": typeof import("../../../i18n/en/prepaid-card.ts").words;
  upgrading: typeof import("../../../i18n/en/upgrading.ts").words;
};
export type Area = keyof Areas;

/** The texts of the first visit; all others are in a separate chunk that the home page does not load. */
const firstWords = import.meta.glob<WordFile>("../../../i18n/*/{shell,homepage}.ts");
const moreWords = "src/storefront/ground/visit/more-words.ts";
const loaded = new Map<string, unknown>();

/** What staff have changed (docs/decisions/0076): known to the request on the server, brought with the page to the browser. */
type Changes = {
  said: (words: unknown, language: Language, area: Area) => unknown;
  bring?: (language: Language, areas: readonly Area[]) => Promise<void>;
};
let changes: Changes | undefined;

export function sayInstead(by: Changes): void {
  changes = by;
}

const fileOf = (language: Language, area: Area) => `../../../i18n/${spokenLanguage(language, area)}/${area}.ts`;

/** The source files of these texts, as in the build's manifest; the server preloads their chunks. */
export function wordSources(language: Language, areas: readonly Area[]): string[] {
  const isFirst = (area: Area) => fileOf(language, area) in firstWords;
  return [
    ...areas.map((area) => `src/i18n/${spokenLanguage(language, area)}/${area}.ts`),
    ...(areas.every(isFirst) ? [] : [moreWords]),
  ];
}

export async function loadWords(language: Language, areas: readonly Area[]): Promise<void> {
  await Promise.all([
    ...areas.map(async (area) => {
      const file = fileOf(language, area);
      if (!loaded.has(file)) loaded.set(file, (await inTime(read(file))).words);
    }),
    changes?.bring?.(language, areas),
  ]);
}

async function read(file: string): Promise<WordFile> {
  const known = firstWords[file] ?? (await import("./more-words.ts")).moreWords[file];
  return known!();
}

export function wordsOf<A extends Area>(language: Language, area: A): Areas[A] {
  const words = loaded.get(fileOf(language, area));
  if (!words) throw new Error(`the words of ${area} are not loaded in ${language}: name the area in routes.tsx`);
  return (changes ? changes.said(words, language, area) : words) as Areas[A];
}

/** The texts of an area in the visit's language; the route names the areas it needs. */
export function useWords<A extends Area>(area: A): Areas[A] {
  return wordsOf(useVisit().language, area);
}
