import { dayMs } from "../../../kernel/duration.ts";
import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/** To one mailbox, whoever asks: it cannot be filled by strangers. */
export const asksOfMailbox: AttemptLimit = { what: "status mails to a mailbox", most: 3, minutes: 24 * 60 };
export const asksOfNetwork: AttemptLimit = { what: "status mails of a network", most: 10, minutes: 60, network: true };

const daysToConfirm = 2;
export const forgetAt = (now: Date): Date => new Date(now.getTime() + daysToConfirm * dayMs);

const daysToWait = 90;
/** Whoever waits for the end of one trouble, and nobody ends it. */
export const waitsUntil = (now: Date): Date => new Date(now.getTime() + daysToWait * dayMs);

/** A day with more trouble than that is read on the status page. */
export const mostBeginningsADay = 8;
/** Written down, and given to the queue, in one transaction. */
export const atOnce = 500;

export const moments = ["begin", "end"] as const;
export type Moment = (typeof moments)[number];
