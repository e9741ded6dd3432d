import type { StaffRight } from "../../../kernel/staff-right.ts";

const rightGroups = ["customers", "personal", "goods", "catalogue", "books", "house"] as const;
type RightGroup = (typeof rightGroups)[number];

/** Under which heading of the matrix a right stands, in the order of what a colleague does first. */
const groups: Readonly<Record<Exclude<StaffRight, "own_session">, RightGroup>> = {
  see_inbox: "customers",
  work_cases: "customers",
  see_orders: "customers",
  write_notes: "customers",
  see_customers: "customers",
  see_enquiries: "customers",
  work_enquiries: "customers",
  send_mails: "customers",
  correct_addresses: "customers",
  change_plans: "customers",
  swap_esims: "customers",
  block_sims: "customers",
  cancel_orders: "customers",
  mark_fraud: "customers",
  give_refunds: "customers",
  give_goodwill: "customers",
  reveal_personal_data: "personal",
  export_personal_data: "personal",
  erase_customers: "personal",
  review_real_names: "personal",
  see_parcels: "goods",
  send_parcels: "goods",
  see_stock: "goods",
  edit_stock: "goods",
  see_catalogue: "catalogue",
  edit_catalogue: "catalogue",
  see_promos: "catalogue",
  edit_promos: "catalogue",
  see_finance: "books",
  settle_differences: "books",
  seal_books: "books",
  see_incidents: "house",
  mend_incidents: "house",
  close_shop: "house",
  see_settings: "house",
  edit_settings: "house",
  see_trail: "house",
  see_staff: "house",
  edit_staff: "house",
};

/** Headings with the rights that stand below them; one that another version has granted is the house's. */
export function grouped(rights: readonly string[]): { group: RightGroup; rights: string[] }[] {
  const known: readonly string[] = Object.keys(groups);
  const ordered = rights.toSorted((one, other) => known.indexOf(one) - known.indexOf(other));
  const groupOf = (right: string) => (Object.hasOwn(groups, right) ? groups[right as keyof typeof groups] : "house");
  return rightGroups
    .map((group) => ({ group, rights: ordered.filter((right) => groupOf(right) === group) }))
    .filter((one) => one.rights.length > 0);
}
