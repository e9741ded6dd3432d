import { hourMs } from "../../../kernel/duration.ts";

/** A link that opens the whole shop lies in a terminal or a mailbox for as short as it can. */
const invitationMs = hourMs;

/** Nor longer than the account, where that closes by itself. */
export const linkEnds = (now: Date, closesAt: Date | undefined): Date =>
  new Date(Math.min(now.getTime() + invitationMs, closesAt?.getTime() ?? Infinity));
