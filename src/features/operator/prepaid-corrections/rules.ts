/** In minor units of HKD: more than any card holds is a mistake of typing. */
export const mostCorrected = 1_000_000;
