/** An ICCID as it is printed on the card. */
export const inFours = (iccid: string): string => iccid.replace(/(.{4})(?=.)/g, "$1 ");
