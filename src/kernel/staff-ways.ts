/** How staff get in: a passkey is two factors by itself, a password counts with the code of an app. */
export const staffWays = ["passkey", "password"] as const;
export type StaffWay = (typeof staffWays)[number];
