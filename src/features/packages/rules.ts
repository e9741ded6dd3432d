/** Spec 3: a remark on a SIM is optional, and one line. */
export const longestRemark = 40;
