/** Working days within which staff usually answer a request; the only source for pages and e-mails. */
export const reviewDays = 3;
