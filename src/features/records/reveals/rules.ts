export const revealKinds = ["order", "customer"] as const;
export type RevealKind = (typeof revealKinds)[number];

export const revealMinutes = 10;
/** Of one member in an hour: more is copying, not helping. */
export const revealsPerHour = 20;
