/** Why it was turned off by itself: the bank or the payment card, the amount is not offered any more, the prepaid card takes none. */
export const stopReasons = ["payment", "amount", "card"] as const;
export type StopReason = (typeof stopReasons)[number];

/** Of the balance below which something happens, in minor units of HKD. */
export const leastBelow = 100;
export const mostBelow = 100_000;
/** The most that may be agreed to for a month, in minor units of HKD. */
export const mostMonthlyCap = 1_000_000;

/** Of the sentence that is agreed to (i18n, `prepaid-card`, `auto.consent`). Whoever changes it changes this. */
export const consentVersion = "2026-11";
