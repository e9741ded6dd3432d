/**
 * Working days within which a person usually answers a request of a buyer's: the one figure that pages and letters
 * tell.
 */
export const reviewDays = 3;
