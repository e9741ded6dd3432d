import type { MailKind, OrderState } from "../../../platform/database/tables.ts";

type Now = {
  order: { state: OrderState; way: "esim" | "physical" | "renewal"; reminders: boolean; departs_on: string | null };
  today: string;
};

const isOver = ({ order }: Now) => order.state !== "delivered";
const isNoReminder = (now: Now) => isOver(now) || !now.order.reminders;
const never = () => false;

/**
 * Whether an e-mail is obsolete: the order may have moved on while mail was down or the e-mail was queued. `today`: the
 * day in the buyer's zone.
 */
export const overtaken: Record<MailKind, (now: Now) => boolean> = {
  // the e-mail about a ready eSIM, or a completed renewal, includes all that a confirmation says
  order_confirmed: ({ order }) =>
    !(["paid", "dispatching"].includes(order.state) || (order.state === "delivered" && order.way === "physical")),
  esim_ready: isOver,
  esim_for_traveller: isOver,
  delivery_delayed: ({ order }) => order.state !== "paid" && order.state !== "refunding",
  order_held: ({ order }) => order.state !== "paid" && order.state !== "dispatching",
  parcel_sent: ({ order }) => order.state !== "dispatching" && order.state !== "delivered",
  parcel_arrived: ({ order }) => order.state !== "dispatching" && order.state !== "delivered",
  sims_renewed: never,
  install_reminder: (now) => isNoReminder(now) || (now.order.departs_on !== null && now.order.departs_on <= now.today),
  departure_soon: (now) => isNoReminder(now) || now.order.departs_on === null || now.order.departs_on <= now.today,
  low_data: isNoReminder,
  expiring: isNoReminder,
  refund_asked: never,
  refund_rejected: never,
  refunded: never,
  withdrawal_received: never,
  plan_changed: never,
  plan_change_review: never,
  plan_not_changed: never,
  plan_change_offered: ({ order }) => order.state !== "dispatching" && order.state !== "delivered",
  order_links: never,
  help_asked: never,
  address_corrected: never,
  mailbox_move_asked: never,
  incident_news: never,
  goodwill_code: never,
  renewal_offered: never,
  sim_blocked: never,
  sim_unblocked: never,
  esim_replaced: isOver,
};
