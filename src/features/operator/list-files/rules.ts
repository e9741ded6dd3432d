import type * as z from "zod/mini";
import type { StaffRight } from "../../../kernel/staff-right.ts";
import { parcelFilter } from "../../delivery/dispatches/parcel-filter.ts";
import { enquiryFilter } from "../../people/enquiries/enquiry-filter.ts";
import { disputeFilter } from "../../sales/disputes/dispute-filter.ts";
import { differenceFilter } from "../differences/difference-filter.ts";
import { inboxAsks } from "../inbox/inbox-filter.ts";
import { lists } from "../saved-views/lists.ts";

export const listsAsFiles = ["inbox", "enquiries", "disputes", "differences", "stock", "parcels"] as const;
export type ListAsFile = (typeof listsAsFiles)[number];

/** The first is the one that its page shows unasked. */
export const viewsOf = (list: ListAsFile): readonly string[] => lists[list].views;

export const rightOf = (list: ListAsFile): StaffRight => lists[list].right;

/** Where people live and by what their parcels can be followed: only for whoever shows that it is them. */
export const asksForProof: ReadonlySet<ListAsFile> = new Set(["parcels"]);

/** What a list is filtered by, beside its view. */
export const filterOf: Partial<Record<ListAsFile, z.core.$ZodShape>> = {
  differences: differenceFilter,
  disputes: disputeFilter,
  enquiries: enquiryFilter,
  inbox: inboxAsks,
  parcels: parcelFilter,
};

/** Of what a form says, what its list is filtered by. */
export const asksOf = (list: ListAsFile, said: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(filterOf[list] ?? {}).flatMap((name) => {
      const value = said[name];
      return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
    }),
  );
