import type { Language } from "../../../kernel/language.ts";
import { listed, type KeptLink, type ListedLink } from "../link-lists/rules.ts";
import { faqKinds } from "./faq-kinds.ts";

type Link = { title: string; link: string };
/** `key`: what the operator's own list of the footer knows it by. */
type ReadyMade = Link & { key: string };

/** The documents that have an address of their own (spec 2, in its spelling), in the order of the footer. */
const agreements = ["terms_conditions", "fair_usage_policy", "privacy_policy"];

export function termsLinks(policies: readonly { docname: string; title: string }[]): ReadyMade[] {
  const rank = (docname: string) => (agreements.includes(docname) ? agreements.indexOf(docname) : agreements.length);
  return policies
    .toSorted((one, other) => rank(one.docname) - rank(other.docname))
    .map(({ docname, title }) => ({ key: docname, title, link: documentAddress(docname) }));
}

/** Without a language, as the footer's lists hold it. */
export function documentAddress(docname: string): string {
  const name = encodeURIComponent(docname);
  return agreements.includes(docname) ? `/argeement?key=${name}` : `/policy/${name}`;
}

export function faqLinks(titles: Record<(typeof faqKinds)[number], string>): ReadyMade[] {
  return faqKinds.map((kind) => ({ key: kind, title: titles[kind], link: `/frequently-asked-questions?type=${kind}` }));
}

/** As staff have put the list, or as the shop has it. */
export function inFooter(ready: readonly ReadyMade[], links: readonly KeptLink[] | null, language: Language): Link[] {
  const shown: readonly ListedLink[] = links
    ? listed(
        links,
        ready.map(({ key }) => key),
        language,
      )
    : ready;
  return shown.flatMap((one) => {
    const { title, link } = "key" in one ? ready.find(({ key }) => key === one.key)! : one;
    return { title, link };
  });
}
