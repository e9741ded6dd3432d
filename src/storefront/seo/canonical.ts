import { documentAddress } from "../../features/catalogue/content/footer-links.ts";
import type { PlanDetail } from "../../features/catalogue/plans/plan-detail.ts";
import { languageFacts, offeredLanguages, shownLanguage, type Language } from "../../kernel/language.ts";
import { inLanguage, links } from "../ground/links.ts";
import type { FaqKind } from "../screens/documents/answers.ts";
import type { WrittenDocument } from "../screens/documents/document.ts";
import type { Offer } from "../screens/plans/offer.ts";

/**
 * A page as it was asked for and what its loader found. `route`: its line in src/sites/storefront/routes.tsx; `open`:
 * every visitor sees the same.
 */
export type ShownPage = {
  route: string;
  open: boolean;
  data: unknown;
  language: Language;
  /** Those that it is whole in. */
  languages?: readonly Language[];
  address: URL;
};

type Links = ReturnType<typeof links>;
type Finder = (to: Links, page: ShownPage) => string | undefined;

/** Screens that can be reached by several addresses; every other page is called by its path alone. */
const finders: Record<string, Finder> = {
  destination: (to, { address }) => (address.searchParams.get("q")?.trim() ? undefined : to.destination()),
  plans: destinationPage,
  "esim/:slug": destinationPage,
  "plan-detail": (to, { data }) => (data ? to.planDetail({ code: (data as PlanDetail).plan.code }) : undefined),
  // with an order's number in it, it is that buyer's
  withdrawal: (to, { address }) => (address.searchParams.has("order") ? undefined : to.withdrawal()),
  "frequently-asked-questions": (to, { data }) => topicPage(to, data as { kind: FaqKind | undefined }),
  argeement: documentPage,
  "argeement-channel": documentPage,
  "policy/:docname": documentPage,
  // the same form without links to the shop
  "real-name-channel": (to) => to.realName(),
  "prepaid/realname": (to) => to.realName(),
  "top-up-gogo-china-app": (to) => to.topUpGogoChina(),
};

/**
 * The one address by which search engines should know a page; `undefined` for answers to a search and for pages of one
 * visitor, which are not for them.
 * A language whose words are English's (requirements L3) leaves its pages to English.
 */
export function canonicalOf(page: ShownPage): string | undefined {
  if (!page.open) return undefined;
  const language = page.languages?.includes(page.language) ? page.language : shownLanguage(page.language);
  const find = finders[page.route];
  // the line of the route, not the visitor's spelling of it
  return find ? find(links(language), page) : `/${language}/${page.route}`;
}

/** The order form is a plan's next step: it names the plan's own page as canonical instead of redirecting. */
export function planBehind({ route, data, language }: ShownPage): string | undefined {
  const plan = route === "order-sim" ? (data as { plan?: { code: string } } | undefined)?.plan : undefined;
  return plan && links(shownLanguage(language)).planDetail({ code: plan.code });
}

function destinationPage(to: Links, { data }: ShownPage): string {
  return to.esim({ slug: (data as Offer).destination.slug });
}

function topicPage(to: Links, { kind }: { kind: FaqKind | undefined }): string | undefined {
  return kind && to.questions(kind);
}

function documentPage(to: Links, { data }: ShownPage): string {
  return to.inside(documentAddress((data as WrittenDocument).docname));
}

/** For readers of every other Chinese, English for the rest of the world. */
const alternateTags: Partial<Record<Language, string[]>> = {
  "zh-cn": ["zh-CN", "zh-Hans"],
  "zh-hk": ["zh-HK", "zh-Hant"],
  en: ["en", "x-default"],
};

/** The same page in every language that has it, under the tags by which search engines choose. */
export function alternatesOf(
  canonical: string,
  { languages = offeredLanguages() }: { languages?: readonly Language[] } = {},
): { tag: string; path: string }[] {
  return languages.flatMap((language) =>
    (alternateTags[language] ?? [languageFacts[language].html]).map((tag) => ({
      tag,
      path: inLanguage(canonical, language),
    })),
  );
}
