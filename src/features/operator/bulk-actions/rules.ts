import type { StaffRight } from "../../../kernel/staff-right.ts";

/** What can be done with many orders at once: each as it is done with one. */
export const bulkKinds = ["mail", "note", "give", "cancel"] as const;
export type BulkKind = (typeof bulkKinds)[number];

export const rightTo: Record<BulkKind, StaffRight> = {
  mail: "send_mails",
  note: "write_notes",
  give: "work_cases",
  cancel: "cancel_orders",
};

/** Chosen one by one. */
export const mostChosen = 500;
