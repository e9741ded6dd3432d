import { faqKinds } from "./faq-kinds.ts";

type Link = { title: string; link: string };

/** The documents that have an address of their own (spec 2, in its spelling), in the order of the footer. */
const agreements = ["terms_conditions", "fair_usage_policy", "privacy_policy"];

export function termsLinks(policies: readonly { docname: string; title: string }[]): Link[] {
  const rank = (docname: string) => (agreements.includes(docname) ? agreements.indexOf(docname) : agreements.length);
  return policies
    .toSorted((one, other) => rank(one.docname) - rank(other.docname))
    .map(({ docname, title }) => ({ title, link: documentAddress(docname) }));
}

/** Without a language, as the footer's lists hold it. */
export function documentAddress(docname: string): string {
  const name = encodeURIComponent(docname);
  return agreements.includes(docname) ? `/argeement?key=${name}` : `/policy/${name}`;
}

export function faqLinks(titles: Record<(typeof faqKinds)[number], string>): Link[] {
  return faqKinds.map((kind) => ({ title: titles[kind], link: `/frequently-asked-questions?type=${kind}` }));
}
