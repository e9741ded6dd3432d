import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { enquiryDeeds } from "../../people/enquiries/rules.ts";
import type { SeenTables } from "../bulk/seen-store.server.ts";
import { bulkById, type Bulk } from "../bulk/store.server.ts";
import { EnquiriesOfFilter } from "./contract.ts";

/** Where they are written down. */
export const enquiriesInBulk: SeenTables = {
  actions: "bulk_enquiry_actions",
  things: "bulk_action_enquiries",
  thing: "enquiry_id",
};

export type BulkOfEnquiries = Bulk & {
  kind: (typeof enquiryDeeds)[number];
  details: { to?: string | null };
  filter: EnquiriesOfFilter;
};

export async function bulkOfEnquiries(db: DbOrTx, id: string): Promise<BulkOfEnquiries | undefined> {
  const found = await bulkById(db, enquiriesInBulk, id);
  return found && { ...(found as BulkOfEnquiries), filter: EnquiriesOfFilter.parse(found.filter) };
}
