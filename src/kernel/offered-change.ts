/** So long a change of plan that staff offer waits for the buyer's payment; after that everything stays as it is. */
export const offeredChangeDays = 7;
