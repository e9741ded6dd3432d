/** In whose language the documents of an order are drawn: the buyer's, or that of whoever asks. */
export const documentLanguages = ["own", "buyers"] as const;
