/** A phone, a computer, a security key and some lost ones: more than that is a mistake. */
export const mostPasskeys = 10;
export const challengeMinutes = 5;
/** COSE algorithms: EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257];

/** The relying party id: the host of the shop's own address. */
export const partyOf = (origin: string) => new URL(origin).hostname;
