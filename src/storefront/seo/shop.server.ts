import { languageFacts, offeredLanguages, shownLanguage, type Language } from "../../kernel/language.ts";
import { links } from "../ground/links.ts";
import { customerService, telephone } from "../ground/shell/customer-service.ts";

/** The shop as schema.org's Organization; other things point to it by its `@id`. */
export function theShop(origin: string): object {
  const { email, elsewhere } = customerService;
  return {
    "@type": "Organization",
    "@id": `${origin}/#shop`,
    name: "Farwave",
    url: origin,
    logo: `${origin}/art/apple-touch-icon.png`,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email,
      telephone: telephone(elsewhere).slice("tel:".length),
      availableLanguage: offeredLanguages().map((one) => languageFacts[one].html),
    },
  };
}

export const ofTheShop = (origin: string) => ({
  "@type": "Organization",
  "@id": `${origin}/#shop`,
  name: "Farwave",
  url: origin,
});

/** The site, and the address of its search. */
export function theSite(origin: string, language: Language): object {
  const shown = shownLanguage(language);
  const to = links(shown);
  return {
    "@type": "WebSite",
    name: "Farwave",
    url: origin + to.homepage(),
    inLanguage: languageFacts[shown].html,
    publisher: { "@id": `${origin}/#shop` },
    potentialAction: {
      "@type": "SearchAction",
      target: `${origin}${to.destination()}?q={query}`,
      "query-input": "required name=query",
    },
  };
}
