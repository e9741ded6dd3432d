import { intentions, interests } from "../../features/people/enquiries/rules.ts";
import { nobody } from "../../kernel/facet.ts";
import { languageFacts, languages } from "../../kernel/language.ts";
import { useWords, type Answer } from "../ground/asking.ts";
import type { Faceted } from "./facet-bar.tsx";
import { listAddress } from "./list-address.ts";
import { wordFor } from "./word-for.ts";

type List = Pick<Answer<"/staff/getEnquiries">, "countries" | "colleagues"> & { asks: Faceted["asks"] };

/** What enquiries are filtered by, as the parts of facets take it. */
export function useEnquiryFacets({ asks, countries, colleagues }: List): Faceted {
  const { enquiries: words, orders } = useWords();
  const owners = [[nobody, words.nobody] as const, ...colleagues.map(({ id, name }) => [id, name] as const)];
  const choices = [
    {
      facet: "interest",
      label: words.fields.interests,
      options: interests.map((one) => [one, wordFor(words.values, one)] as const),
    },
    {
      facet: "country",
      label: words.fields.country,
      options: countries.map(({ iso2, name }) => [iso2, name] as const),
    },
    { facet: "owner", label: words.facets.owner, options: owners },
    {
      facet: "lang",
      label: orders.facets.lang,
      options: languages.map((one) => [one, languageFacts[one].label] as const),
    },
    {
      facet: "intention",
      label: words.fields.intention,
      options: intentions.map((one) => [one, words.intentions[one]] as const),
    },
  ];
  return {
    choices: choices.map((one) => ({ ...one, isCounted: true })),
    asks,
    at: (page, said) => listAddress(`/console/enquiries${page}`, said, { view: "open" }),
  };
}
