/** The database writes instants into JSON with its own offset. */
export const instantInJson = <At extends string | null>(at: At) => (at && new Date(at).toISOString()) as At;
