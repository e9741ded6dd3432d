import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { Faceted } from "../../../platform/database/facets.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import { facetedParcels } from "../../delivery/dispatches/list-store.server.ts";
import { parcelFilter } from "../../delivery/dispatches/parcel-filter.ts";
import { parcelViews } from "../../delivery/dispatches/rules.ts";
import { enquiryFilter } from "../../people/enquiries/enquiry-filter.ts";
import { facetedEnquiries } from "../../people/enquiries/list-store.server.ts";
import { enquiryViews } from "../../people/enquiries/staff-contract.ts";
import { colleagues } from "../../people/enquiries/staff-store.server.ts";
import { facetedQueue } from "../../people/real-names/queue-facets.server.ts";
import { queueFilter } from "../../people/real-names/queue-filter.ts";
import { facetedTrail } from "../../records/actions/along-trail.server.ts";
import { TrailWish } from "../../records/actions/contract.ts";
import { trailFilter } from "../../records/actions/trail-filter.server.ts";
import { everybody } from "../../records/actions/trail-store.server.ts";
import { disputeFilter } from "../../sales/disputes/dispute-filter.ts";
import { facetedDisputes } from "../../sales/disputes/list-store.server.ts";
import { disputeViews } from "../../sales/disputes/rules.ts";
import { promoCodeFrom } from "../../sales/promos/rules.ts";
import { differenceFilter } from "../differences/difference-filter.ts";
import { facetedDifferences } from "../differences/list-store.server.ts";
import { facetedPromos } from "../promo-list/list-store.server.ts";
import { promoAsks } from "../promo-list/promo-filter.ts";
import { promoViews } from "../promo-list/rules.ts";
import { filterIn, viewIn } from "./filter-in.ts";
import type { FacetedList } from "./rules.ts";

type Whose = { db: Db; now: Date; me: string };
type Asking = Context & { caller: StaffCaller };
type Names = (value: string) => string;

type ListWithFacets = {
  /** The list at a view, with what is asked of it. */
  at: (
    view: string | undefined,
    asks: Readonly<Record<string, string>>,
    whose: Whose,
  ) => Faceted<string> | Promise<Faceted<string>>;
  /** The view that has what any other one has. */
  widest?: string;
  /** Of a facet whose values are no words of the page. */
  names?: (facet: string, context: Asking) => Promise<Names | undefined>;
};

const countries = async (context: Asking): Promise<Names> =>
  countryNames(await atlasOf(context), context.visitor.language);

async function members({ db }: Asking): Promise<Names> {
  const named = new Map((await colleagues(db)).map(({ id, name }) => [id, name]));
  return (id) => named.get(id) ?? id;
}

async function everybodyOf({ db }: Asking): Promise<Names> {
  const named = new Map((await everybody(db)).map(({ id, name }) => [id, name]));
  return (id) => named.get(id) ?? id;
}

export const lists: Record<FacetedList, ListWithFacets> = {
  dispatch: {
    at: (view, asks, { now }) =>
      facetedParcels({ view: viewIn(parcelViews, view), filter: filterIn(parcelFilter, asks), now }),
    names: async (facet, context) => (facet === "country" ? countries(context) : undefined),
  },
  enquiries: {
    at: (view, asks, { me }) =>
      facetedEnquiries({ view: viewIn(enquiryViews, view), filter: filterIn(enquiryFilter, asks), me }),
    widest: "all",
    names: async (facet, context) =>
      facet === "country" ? countries(context) : facet === "owner" ? members(context) : undefined,
  },
  differences: { at: (_, asks) => facetedDifferences(filterIn(differenceFilter, asks)) },
  promos: {
    at: (view, asks, { now }) => {
      const { q = "", ...filter } = filterIn(promoAsks, asks);
      return facetedPromos({ view: viewIn(promoViews, view), beginning: promoCodeFrom(q), filter, now });
    },
    widest: "all",
  },
  disputes: {
    at: (view, asks) => facetedDisputes({ view: viewIn(disputeViews, view), filter: filterIn(disputeFilter, asks) }),
    widest: "all",
  },
  trail: {
    at: async (_, asks, { db }) => facetedTrail(await trailFilter(db, filterIn(TrailWish.shape, asks))),
    names: async (facet, context) => (facet === "person" ? everybodyOf(context) : undefined),
  },
  "real-names": { at: (_, asks) => facetedQueue(filterIn(queueFilter, asks)) },
};
