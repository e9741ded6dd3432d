/** In characters; a catalogue of ten thousand plans is smaller. */
export const largestPriceFile = 4_000_000;

/** What one publication takes. */
export const mostInOne = 200;
