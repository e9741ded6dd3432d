/** What a member of staff may do. The contract of a call names one, and `answer` holds it (platform/answer). */
const staffRights = [
  "own_session",
  "see_orders",
  "see_inbox",
  "work_cases",
  "see_catalogue",
  "edit_catalogue",
  "see_finance",
] as const;
export type StaffRight = (typeof staffRights)[number];

export type StaffRole = "administrator";

/** An administrator has every right, those of tomorrow too; a role that is not here has none. */
const rightsOf: Readonly<Partial<Record<StaffRole, readonly StaffRight[]>>> = { administrator: staffRights };

/** Asked by `answer` before an operation runs, and by a screen that leaves out what would be refused. */
export function may({ role }: { role: StaffRole }, right: StaffRight): boolean {
  return rightsOf[role]?.includes(right) ?? false;
}
