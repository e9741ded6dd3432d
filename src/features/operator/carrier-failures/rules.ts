/** How the shop learns that a carrier fails: in its answers, in the phone, or from the traveller. */
export const failureKinds = ["load", "renewal", "supplier", "profile", "help"] as const;
export type FailureKind = (typeof failureKinds)[number];

export const hoursLookedAt = 24;
/** What is usual: the days before those hours. */
export const usualDays = 28;

/** Some orders always fail. Three within a day, and three times as many as usual, are worth a look at the carrier. */
export function standsOut({ failed, usual }: { failed: number; usual: number }): boolean {
  return failed >= 3 && failed >= 3 * usual;
}

/** Unless somebody says otherwise, such a notice goes after half a day: whoever forgets it harms nobody. */
export const hoursOfNotice = 12;
