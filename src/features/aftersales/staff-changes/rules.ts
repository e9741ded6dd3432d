/** Who bears a difference: the buyer, asked by e-mail, or the shop. */
export const bearers = ["buyer", "goodwill"] as const;

/** What staff may decide about a change of which the network told nothing. */
export const changeDecisions = ["again", "stop"] as const;
