import { promoFacets, promoValues, type PromoFacet } from "../../../features/operator/promo-list/promo-filter.ts";
import { promoViews } from "../../../features/operator/promo-list/rules.ts";

const oneOf = (values: readonly string[]) => new RegExp(`^(${values.join("|")})$`);

export const codeForm = /^[A-Za-z0-9-]{1,40}$/;

/** What an address of the list asks for. */
export const promoForms = {
  view: oneOf(promoViews),
  q: codeForm,
  ...(Object.fromEntries(promoFacets.map((facet) => [facet, oneOf(promoValues[facet])])) as Record<PromoFacet, RegExp>),
} as const;
