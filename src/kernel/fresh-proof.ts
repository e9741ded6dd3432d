/** For some minutes after a passkey or a code a member of staff may do what their session alone does not open. */
export const isFresh = ({ provenUntil }: { provenUntil: Date }, now: Date): boolean => now < provenUntil;
