/** The words that plan cards and pages are written with: `useWords("plans")` of a screen, handed down as a prop. */
export type PlanWords = typeof import("../../../i18n/en/plans.ts").words;

/** With what only the plan's own page says: `useWords("plan-detail")`. */
export type PlanPageWords = PlanWords & { detail: typeof import("../../../i18n/en/plan-detail.ts").words };
