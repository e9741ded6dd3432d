import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import type { MailKind } from "../../../platform/database/tables.ts";
/** What the timeline is filtered by. */
export const momentGroups = ["money", "sim", "mail", "people"] as const;
export type MomentGroup = (typeof momentGroups)[number];

/** Everything that can happen to an order, and where the filter finds it. */
const moments = {
  placed: "money",
  cancelled: "people",
  delivered: "sim",
  refunded: "money",
  payment_begun: "money",
  payment_succeeded: "money",
  payment_refused: "money",
  payment_failed: "money",
  payment_cancelled: "money",
  refund_begun: "money",
  refund_succeeded: "money",
  refund_failed: "money",
  dispute_begun: "money",
  dispute_won: "money",
  dispute_lost: "money",
  request_asked: "people",
  request_granted: "people",
  request_rejected: "people",
  change_asked: "people",
  change_done: "sim",
  supply_asked: "sim",
  supply_ready: "sim",
  supply_failed: "sim",
  supply_cancelled: "sim",
  supplier_event: "sim",
  profile_state: "sim",
  plan_begun: "sim",
  plan_ended: "sim",
  renewed: "sim",
  start_asked: "people",
  alert: "mail",
  mail_queued: "mail",
  mail_sent: "mail",
  push_sent: "mail",
  push_failed: "mail",
  push_refused: "mail",
  text_sent: "mail",
  text_failed: "mail",
  text_refused: "mail",
  parcel_waiting: "sim",
  parcel_sent: "sim",
  parcel_arrived: "sim",
  parcel_returned: "sim",
  case_opened: "people",
  case_closed: "people",
  action: "people",
  note: "people",
} as const satisfies Record<string, MomentGroup>;
export type Moment = keyof typeof moments;

export const everyMoment = Object.keys(moments) as [Moment, ...Moment[]];
export const momentsOf = (group: MomentGroup): Moment[] => everyMoment.filter((moment) => moments[moment] === group);

/** So many SIMs and moments at a time: an order of 500 SIMs is a page like any other. */
export const simsAtOnce = 20;
export const mailsAtOnce = 20;
export const momentsAtOnce = 50;

/** Buyers' other orders are counted so far. */
export const mostOrdersCounted = 100;

/** What came of reading a SIM again; of several answers the first of these. */
export const heards = ["late", "asked", "known"] as const;
export type Heard = (typeof heards)[number];

/** What goes back with a held letter: itself alone, or what it tells of. */
export const takenBackAs = ["mail", "rejection", "goodwill", "offer"] as const;
type TakenBackAs = (typeof takenBackAs)[number];

const withLetter: Partial<Record<MailKind, { as: TakenBackAs; right: StaffRight }>> = {
  refund_rejected: { as: "rejection", right: "give_refunds" },
  goodwill_code: { as: "goodwill", right: "give_goodwill" },
  plan_change_offered: { as: "offer", right: "change_plans" },
};

/** A letter that is sent again tells of nothing new. */
export function takenBackAsOf(
  { kind, repetition }: { kind: MailKind; repetition: string | null },
  caller: Parameters<typeof may>[0],
): TakenBackAs | null {
  const { as, right } =
    repetition === null
      ? (withLetter[kind] ?? { as: null, right: null })
      : { as: "mail" as const, right: "send_mails" as const };
  return right !== null && may(caller, right) ? as : null;
}
