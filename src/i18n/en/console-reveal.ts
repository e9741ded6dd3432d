/** Masked data, shown in full for a while. */
export const words = {
  show: "Show in full",
  why: "Why",
  hint: "Stands in the audit trail. For ten minutes, for you alone.",
  go: "Show",
  until: (moment: string): string => `Shown in full to you until ${moment}.`,
  hide: "Mask again",
};
