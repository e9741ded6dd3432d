import type { StaffRight } from "../../../kernel/staff-right.ts";
import { lists } from "../saved-views/lists.ts";

export const listsAsFiles = ["inbox", "enquiries", "disputes", "differences", "stock", "parcels"] as const;
export type ListAsFile = (typeof listsAsFiles)[number];

/** The first is the one that its page shows unasked. */
export const viewsOf = (list: ListAsFile): readonly string[] => lists[list].views;

export const rightOf = (list: ListAsFile): StaffRight => lists[list].right;

/** Where people live and by what their parcels can be followed: only for whoever shows that it is them. */
export const asksForProof: ReadonlySet<ListAsFile> = new Set(["parcels"]);
