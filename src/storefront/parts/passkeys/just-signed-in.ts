import { ticketMinutes } from "../../../features/people/sessions/rules.ts";
import { minuteMs } from "../../../kernel/duration.ts";
/**
 * Of this page load: a sign-in just now, or a confirmation of the owner. A file of its own, so that the forms carry
 * nothing else of the offer.
 */
let kept: { ticket: string; until: number } | undefined;
let isFresh = false;

/** A minute before it expires on the server. */
const freshMs = (ticketMinutes - 1) * minuteMs;

export const hasJustSignedIn = () => isFresh;

/** In another way than by a passkey: one may be offered. */
export function offerAfterSignIn(): void {
  if (typeof document !== "undefined") isFresh = true;
}

/** Kept in the page alone: who takes a session over does not find it. */
export function keepTicket(ticket: string | null): void {
  if (typeof document !== "undefined") kept = ticket === null ? undefined : { ticket, until: Date.now() + freshMs };
}

/** What shows that the owner is there; empty where that has to be confirmed first. */
export const ticketAtHand = () => (kept && kept.until > Date.now() ? kept.ticket : "");
