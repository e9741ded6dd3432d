import { textInHtml } from "../../features/catalogue/content/text-in-html.ts";
import type { PlanDetail } from "../../features/catalogue/plans/plan-detail.ts";
import { planTitle } from "../../features/catalogue/plans/plan-title.ts";
import { shownLanguage } from "../../kernel/language.ts";
import { links } from "../ground/links.ts";
import { wordsOf } from "../ground/visit/words.ts";
import type { Topic } from "../screens/documents/answers.ts";
import type { WrittenDocument } from "../screens/documents/document.ts";
import { answersInText } from "../screens/gogo-china/china-questions.ts";
import type { Guide } from "../screens/gogo-china/guide.ts";
import type { Partnership, Resale } from "../screens/partners/load.ts";
import type { Offer } from "../screens/plans/offer.ts";
import type { ShownPage } from "./canonical.ts";
import { offeredPlan, offeredPlans, offeredWholesale } from "./offers.server.ts";
import { ofTheShop, theShop, theSite } from "./shop.server.ts";

type Crumb = { name: string; path: string };
type Teller = (page: ShownPage, canonical: string) => object[];

/** What a page says to machines in schema.org's words (JSON-LD), by its line in src/sites/storefront/routes.tsx. */
const tellers: Record<string, Teller> = {
  homepage: ({ address: { origin }, language }) => [theShop(origin), theSite(origin, language)],
  destination: (page) => [crumbs(page, [])],
  plans: destinationPage,
  "esim/:slug": destinationPage,
  "plan-detail": (page, canonical) => {
    const { plan } = page.data as PlanDetail;
    const { language } = page;
    const words = wordsOf(language, "plans");
    const place = plan.slug
      ? [{ name: plan.areaName, path: links(shownLanguage(language)).esim({ slug: plan.slug }) }]
      : [];
    return [
      crumbs(page, [...place, { name: planTitle(plan, words), path: canonical }]),
      offeredPlan(plan, page, words),
    ];
  },
  "frequently-asked-questions": ({ data }) => [questions((data as { topics: Topic[] }).topics)],
  "gogo-china": (page, canonical) => {
    const words = wordsOf(page.language, "china");
    const { guide } = page.data as { guide: Guide };
    return [
      crumbs(page, [{ name: wordsOf(page.language, "shell").nav.gogoChina, path: canonical }], { outside: true }),
      questionsOf(answersInText(guide, words, page.language)),
    ];
  },
  partnership: (page, canonical) => {
    const { title, describe, questions: asked } = wordsOf(page.language, "partners").partnership;
    const { figures } = page.data as Partnership;
    return [
      ...servicePage(page, canonical, { title, describe: describe(figures.destinations) }),
      questionsOf(asked.items),
    ];
  },
  "resale-distribution": (page, canonical) => {
    const { plans, tiers } = page.data as Resale;
    const service = servicePage(page, canonical, wordsOf(page.language, "partners").resale);
    const offers = offeredWholesale(plans, tiers, page, canonical, wordsOf(page.language, "plans"));
    return service.map((thing) => ("serviceType" in thing && offers ? { ...thing, offers } : thing));
  },
  "esim-marketplace": (page, canonical) => servicePage(page, canonical, wordsOf(page.language, "partners").marketplace),
  "cmlink-for-business": (page, canonical) => servicePage(page, canonical, wordsOf(page.language, "partners").business),
  argeement: documentPage,
  "argeement-channel": documentPage,
  "policy/:docname": documentPage,
};

export function toldOf(page: ShownPage, canonical: string): object {
  const things = tellers[page.route]?.(page, canonical) ?? [theShop(page.address.origin)];
  return { "@context": "https://schema.org", "@graph": things };
}

function destinationPage(page: ShownPage, canonical: string): object[] {
  const offer = page.data as Offer;
  const product = offeredPlans(offer, page, wordsOf(page.language, "plans"), wordsOf(page.language, "shelf"));
  return [crumbs(page, [{ name: offer.destination.name, path: canonical }]), ...(product ? [product] : [])];
}

type Said = { title: string; describe: string };

/** One way to work together: below the page that names all of them, but for that one itself. */
function servicePage(page: ShownPage, canonical: string, { title, describe }: Said): object[] {
  const { origin } = page.address;
  const { partnership } = wordsOf(page.language, "shell").nav;
  const all = { name: partnership, path: links(shownLanguage(page.language)).partnership() };
  const here = { name: title, path: canonical };
  return [
    crumbs(page, canonical === all.path ? [here] : [all, here], { outside: true }),
    {
      "@type": "Service",
      name: title,
      description: describe,
      serviceType: title,
      url: origin + canonical,
      provider: ofTheShop(origin),
      audience: { "@type": "BusinessAudience", audienceType: partnership },
    },
  ];
}

function documentPage({ data, address: { origin }, language }: ShownPage, canonical: string): object[] {
  const { title, effective } = data as WrittenDocument;
  return [
    {
      "@type": "WebPage",
      name: title,
      url: origin + canonical,
      inLanguage: shownLanguage(language),
      datePublished: effective,
      publisher: theShop(origin),
    },
  ];
}

/** Home, the destinations unless it stands outside of them, and then where one is. */
function crumbs({ address: { origin }, language }: ShownPage, then: Crumb[], { outside = false } = {}): object {
  const to = links(shownLanguage(language));
  const { nav } = wordsOf(language, "shell");
  const destinations = { name: nav.destinations, path: to.destination() };
  const all = [{ name: "Farwave", path: to.homepage() }, ...(outside ? [] : [destinations]), ...then];
  return {
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

function questions(topics: readonly Topic[]): object {
  const asked = topics.flatMap(({ answers }) => answers);
  return questionsOf(asked.map(({ Q, A }) => ({ question: Q, answer: textInHtml(A) })));
}

function questionsOf(asked: readonly { question: string; answer: string }[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
