import { hourMs } from "../../../kernel/duration.ts";

/** A link that opens the whole shop lies in a terminal or a mailbox for as short as it can. */
export const invitationMs = hourMs;
