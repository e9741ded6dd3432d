/** A phone, a computer, a security key and some lost ones: more than that is a mistake. */
export const mostPasskeys = 10;
