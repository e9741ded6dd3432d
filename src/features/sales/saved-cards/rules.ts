import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { AttemptLimit } from "../../../platform/attempts.server.ts";

export const mostCards = 5;
/** How many gateway pages one account may open. */
export const cardPageLimit: AttemptLimit = { what: "card pages of an account", most: 10, minutes: 60 };
/** How often an account may query the gateway about a card; beyond that the job reports the result. */
export const cardLookLimit: AttemptLimit = { what: "looks at a card", most: 30, minutes: 10 };
/** How long a page to save a card stays open; the gateway's own minimum is 31 minutes. */
export const cardPageMinutes = 60;
/** So many wishes an automatic top-up knows again when they are repeated late. */
export const mostSeen = 200;

/** What is agreed to holds for a calendar month of the operator's; this is its first day. */
export const monthOf = (now: Date) => `${dateAt(now.getTime(), operatorZone).slice(0, 7)}-01`;

/** Whether another charge of this amount stays within the monthly cap. Minor units. */
export const isWithinCap = ({ spent, amount, cap }: { spent: number; amount: number; cap: number }) =>
  spent + amount <= cap;
