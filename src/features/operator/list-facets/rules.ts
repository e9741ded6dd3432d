import type { StaffRight } from "../../../kernel/staff-right.ts";
import { parcelFacets } from "../../delivery/dispatches/parcel-filter.ts";
import { enquiryFacets } from "../../people/enquiries/enquiry-filter.ts";
import { queueFacets } from "../../people/real-names/queue-filter.ts";
import { countedTrailFacets, trailFacets } from "../../records/actions/rules.ts";
import { disputeFacets } from "../../sales/disputes/dispute-filter.ts";
import { differenceFacets } from "../differences/difference-filter.ts";
import { promoFacets } from "../promo-list/promo-filter.ts";

/** Lists of the console that are filtered by facets, beside the one of orders, and what each is filtered by. */
export const facetsOfList = {
  dispatch: parcelFacets,
  enquiries: enquiryFacets,
  promos: promoFacets,
  differences: differenceFacets,
  "real-names": queueFacets,
  disputes: disputeFacets,
  trail: trailFacets,
} as const;
export type FacetedList = keyof typeof facetsOfList;
/** Those that are counted. */
export const countedFacetsOf: Record<FacetedList, readonly string[]> = { ...facetsOfList, trail: countedTrailFacets };
export const facetedLists = Object.keys(facetsOfList) as [FacetedList, ...FacetedList[]];

/** Whoever may see one of them, and the inbox, which is filtered by its own operations. */
export const rightToList: Record<FacetedList | "inbox", StaffRight> = {
  inbox: "see_inbox",
  dispatch: "see_parcels",
  enquiries: "see_enquiries",
  promos: "see_promos",
  differences: "see_finance",
  "real-names": "review_real_names",
  disputes: "see_finance",
  trail: "see_trail",
};
