/** What a member of staff may do. The contract of a call names one, and `answer` holds it (platform/answer). */
export const staffRights = [
  "own_session",
  "see_staff",
  "edit_staff",
  "see_orders",
  "write_notes",
  "see_customers",
  "block_sims",
  "swap_esims",
  "change_plans",
  "reveal_personal_data",
  "review_real_names",
  "see_enquiries",
  "work_enquiries",
  "export_personal_data",
  "erase_customers",
  "see_inbox",
  "work_cases",
  "give_refunds",
  "give_goodwill",
  "send_mails",
  "cancel_orders",
  "mark_fraud",
  "correct_addresses",
  "see_parcels",
  "send_parcels",
  "see_catalogue",
  "edit_catalogue",
  "see_promos",
  "edit_promos",
  "see_stock",
  "edit_stock",
  "see_finance",
  "seal_books",
  "settle_differences",
  "see_settings",
  "edit_settings",
  "see_trail",
  "see_incidents",
  "mend_incidents",
  "close_shop",
] as const;
export type StaffRight = (typeof staffRights)[number];

/** Ready-made; staff make others beside them (staff/roles). What each may is in `staff_grants`, and up to an amount in `staff_limits`. */
export const staffRoles = ["administrator", "support", "logistics", "reviewer", "editor", "finance"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** `rights` as the database has them: of an older or newer version, too. */
type Holder = { role: string; rights: readonly string[] };

/**
 * Asked by `answer` before an operation runs, and by a screen that leaves out what would be refused. An administrator
 * may everything, also what a later version adds; whoever is in may sign out.
 */
export function may({ role, rights }: Holder, right: StaffRight): boolean {
  return role === "administrator" || right === "own_session" || rights.includes(right);
}
