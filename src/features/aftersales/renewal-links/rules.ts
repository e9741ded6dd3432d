/** As long as one that a traveller opens on the road should last: the price may have changed by then. */
export const linkDays = 7;

/** For one SIM, in a day. */
export const mostInADay = 3;
