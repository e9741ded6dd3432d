import type { StaffRight } from "../../../kernel/staff-right.ts";

/** Of one person for one list: more is no choice any more. */
export const mostViews = 30;
export const longestName = 40;

/** Who may change and delete what a colleague shares with everybody. */
export const rightToOthers: StaffRight = "edit_settings";

export const steps = ["earlier", "later"] as const;
