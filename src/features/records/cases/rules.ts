import { hourMs } from "../../../kernel/duration.ts";

/**
 * Every kind of case: within how many hours somebody is to have looked at it, and whether it leaves by itself alone,
 * when what it is about is done. A case whose due time was promised (`isPromised`) brings that instead (`dueAt`). Staff
 * put other hours in their place (records/settings), and so does CASE_DUE_HOURS.
 */
const rules = {
  // a traveller waits
  help_asked: { hours: 24, isPromised: true },
  chat_waits: { hours: 4, endsItself: true },
  refund_asked: { hours: 72, endsItself: true, isPromised: true },
  // a month by law, GDPR article 12 (3)
  privacy_asked: { hours: 720, endsItself: true, isPromised: true },
  // three business days in Hong Kong
  enquiry_waits: { hours: 72, endsItself: true, isPromised: true },
  // "a person answers within 24 hours", as the shop says where a SIM is registered
  real_name_waits: { hours: 24, endsItself: true, isPromised: true },
  plan_not_loaded: { hours: 2 },
  sim_not_blocked: { hours: 2 },
  esim_not_swapped: { hours: 2 },
  renewal_unknown: { hours: 2 },
  renewal_paid_back: { hours: 4 },
  top_up_unknown: { hours: 2 },
  prepaid_line_refused: { hours: 24 },
  prepaid_correction_waits: { hours: 24 },
  plan_change_unknown: { hours: 4 },
  supplier_failed: { hours: 2 },
  supplier_nonsense: { hours: 2 },
  unknown_profile_state: { hours: 24 },
  order_held: { hours: 2 },
  fraud_marked: { hours: 24 },
  // parcels
  parcels_to_post: { hours: 24, endsItself: true, isPromised: true },
  parcel_overdue: { hours: 24, endsItself: true },
  dispatch_late: { hours: 4 },
  parcel_returned: { hours: 24 },
  // money
  refund_failed: { hours: 4 },
  refund_proposed: { hours: 24, endsItself: true },
  refund_overtaken: { hours: 4 },
  withdrawn_often: { hours: 24 },
  prices_proposed: { hours: 24, endsItself: true },
  payment_disputed: { hours: 72, endsItself: true, isPromised: true, isAfterTheTrip: true },
  dispute_unknown: { hours: 72, isPromised: true },
  payment_other_amount: { hours: 4 },
  payment_other_currency: { hours: 4 },
  payment_other_state: { hours: 24 },
  payment_other_fee: { hours: 72 },
  payment_missing_here: { hours: 24 },
  payment_missing_there: { hours: 24 },
  refund_other_amount: { hours: 24 },
  refund_other_currency: { hours: 24 },
  refund_other_state: { hours: 24 },
  refund_missing_here: { hours: 24 },
  refund_missing_there: { hours: 24 },
  payout_missing_here: { hours: 72 },
  payout_other_amount: { hours: 72 },
  ledger_unbalanced: { hours: 24 },
  ledger_booking: { hours: 72 },
  ledger_hours: { hours: 24 },
  ledger_sealed: { hours: 24 },
  ledger_order: { hours: 24 },
  ledger_plan_change: { hours: 24 },
  ledger_top_up: { hours: 24 },
  supplier_keeps_profile: { hours: 72 },
  supply_not_cancelled: { hours: 72 },
  stock_low: { hours: 24, endsItself: true },
  // the house
  incident_open: { hours: 4, endsItself: true },
  jobs_stand_still: { hours: 1, endsItself: true },
  job_given_up: { hours: 4, endsItself: true },
  gateway_not_configured: { hours: 1, endsItself: true },
  stock_held_unpaid: { hours: 4, endsItself: true },
  texts_over_budget: { hours: 4 },
  text_collided: { hours: 24, endsItself: true },
  texts_proposed: { hours: 24, endsItself: true },
  texts_missing: { hours: 72, endsItself: true },
  registered_sim_unknown: { hours: 72 },
  corrected_sim_refused: { hours: 24 },
  key_damaged: { hours: 24 },
  photo_not_deleted: { hours: 24, endsItself: true },
  holidays_end: { hours: 720, endsItself: true },
  trail_broken: { hours: 1 },
} as const satisfies Record<string, Rule>;

type Rule = { hours: number; endsItself?: true; isPromised?: true; isAfterTheTrip?: true };
export type CaseKind = keyof typeof rules;
export const caseKinds = Object.keys(rules) as CaseKind[];

const isCaseKind = (kind: string): kind is CaseKind => Object.hasOwn(rules, kind);

/** What can be done with many at once: as many as stand on a page of the inbox. */
export const caseDeeds = ["assign", "snooze", "close"] as const;
export const mostAtOnce = 50;

/** Whoever sees it less often has forgotten it. */
export const mostDaysSnoozed = 90;

/** Of a kind that nobody wrote a rule for, as an older or newer version may open one. */
const otherwise = 24;

export function hoursOf(kind: string): number {
  return isCaseKind(kind) ? rules[kind].hours : otherwise;
}

/** Closed by hand it would be opened again at the next look. */
export function endsItself(kind: string): boolean {
  return isCaseKind(kind) && (rules[kind] as Rule).endsItself === true;
}

/** What was promised is kept, unless CASE_DUE_HOURS names the kind. */
export const isPromised = (kind: CaseKind): boolean => (rules[kind] as Rule).isPromised === true;

/** What is due when it is due, whoever has left by then. */
export const isAfterTheTrip = (kind: CaseKind): boolean => (rules[kind] as Rule).isAfterTheTrip === true;

export const dueAfter = (kind: string, openedAt: Date): Date => new Date(openedAt.getTime() + hoursOf(kind) * hourMs);
