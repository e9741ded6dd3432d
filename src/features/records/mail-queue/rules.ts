/** console.md: letters leave after 10 s. */
export const heldSeconds = 10;
