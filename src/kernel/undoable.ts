/** What moves money waits so long, in which it can be taken back; nothing has happened yet. */
export const undoSeconds = 30;
export const undoableUntil = (now: Date): Date => new Date(now.getTime() + undoSeconds * 1000);
