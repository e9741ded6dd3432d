/** Spec 3: a remark on a SIM is optional, and one line. */
export const longestRemark = 40;

/** The limit of SIMs that one account may add by number; longer lists are a matter for sales. */
export const mostAdded = 100;
/** How many of the latest orders are searched, and how many SIMs are shown. */
export const mostOrders = 500;
export const mostSims = 200;
