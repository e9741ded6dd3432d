/** Spec 3: a remark on a SIM is optional, and one line. */
export const longestRemark = 40;

/** So many SIMs one account types in; a list of more is somebody's business with us. */
export const mostAdded = 100;
/** So many of one's latest orders are looked at, and so many SIMs shown. */
export const mostOrders = 500;
export const mostSims = 200;
