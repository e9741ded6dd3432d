import type { MailKind } from "../../../platform/database/tables.ts";
import { overtaken } from "../../letters/mails/still-true.ts";

/** Every e-mail that can be about an order. */
export const mailKinds = [
  "order_confirmed",
  "esim_ready",
  "esim_for_traveller",
  "delivery_delayed",
  "order_held",
  "parcel_sent",
  "parcel_arrived",
  "sims_renewed",
  "install_reminder",
  "departure_soon",
  "low_data",
  "expiring",
  "refund_asked",
  "refund_rejected",
  "refunded",
  "withdrawal_received",
  "plan_changed",
  "plan_change_review",
  "plan_not_changed",
  "plan_change_offered",
  "order_links",
  "help_asked",
  "address_corrected",
  "mailbox_move_asked",
  "incident_news",
  "goodwill_code",
  "renewal_offered",
  "sim_blocked",
  "sim_unblocked",
  "esim_replaced",
] as const satisfies readonly MailKind[];

/** Of one e-mail, in a day: whoever does not get it does not get the sixth either. */
export const mostAgain = 5;

/**
 * To the buyer alone: a traveller's e-mail opens an eSIM, and its old address may be why the links were renewed.
 * Reminders have their hour, and the others answer something that the buyer asks for.
 */
export const kindsSentAgain = [
  "order_confirmed",
  "esim_ready",
  "delivery_delayed",
  "parcel_sent",
  "parcel_arrived",
  "sims_renewed",
  "refund_asked",
  "refund_rejected",
  "refunded",
  "withdrawal_received",
  "plan_changed",
  "plan_change_review",
  "plan_not_changed",
] as const satisfies readonly MailKind[];
export type KindSentAgain = (typeof kindsSentAgain)[number];
const sentAgain: ReadonlySet<MailKind> = new Set(kindsSentAgain);

type Sent = { kind: MailKind; state: "queued" | "sent"; recipient: string | null };
type Order = Parameters<(typeof overtaken)[MailKind]>[0]["order"] & { email: string };

/** Sent once already, to the mailbox that the order has now, and true as ever. */
export function canBeSentAgain({ kind, state, recipient }: Sent, order: Order, today: string): boolean {
  const isBuyers = recipient === null || recipient.toLowerCase() === order.email.toLowerCase();
  return state === "sent" && isBuyers && sentAgain.has(kind) && !overtaken[kind]({ order, today });
}
