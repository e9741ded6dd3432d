/** What the audit trail is filtered by; looks at personal data are a kind of their own. */
export const actionKinds = [
  "reveals",
  "money",
  "parcels",
  "cases",
  "notes",
  "mails",
  "catalogue",
  "content",
  "stock",
  "incidents",
  "staff",
  "sign_in",
] as const;
export type ActionKind = (typeof actionKinds)[number];

/** The words of `actions.action`, and where the filter finds them. Their texts are `order.actions` of the console. */
const actions = {
  parcel_sent: "parcels",
  parcel_corrected: "parcels",
  parcel_arrived: "parcels",
  parcel_returned: "parcels",
  dispatch_cancelled: "parcels",
  cards_added: "stock",
  case_assigned: "cases",
  case_snoozed: "cases",
  case_closed: "cases",
  note_written: "notes",
  note_deleted: "notes",
  staff_invited: "staff",
  staff_joined: "staff",
  staff_role_changed: "staff",
  role_changed: "staff",
  staff_shut_out: "staff",
  staff_signed_in: "sign_in",
  staff_proven: "sign_in",
  staff_sign_in_failed: "sign_in",
  staff_signed_out: "sign_in",
  plan_published: "catalogue",
  plan_withdrawn: "catalogue",
  prices_scheduled: "catalogue",
  prices_unscheduled: "catalogue",
  prices_began: "catalogue",
  prices_ended: "catalogue",
  prices_dropped: "catalogue",
  promo_code_made: "catalogue",
  promo_code_stopped: "catalogue",
  text_published: "content",
  refund_decided: "money",
  refund_proposed: "money",
  refund_confirmed: "money",
  refund_undone: "money",
  refund_rejected: "money",
  month_sealed: "money",
  mail_sent_again: "mails",
  personal_data_revealed: "reveals",
  mail_taken_back: "mails",
  job_tried_again: "incidents",
  job_put_away: "incidents",
} as const satisfies Record<string, ActionKind>;
export type Action = keyof typeof actions;

export const everyAction = Object.keys(actions) as Action[];
export const actionsOf = (kind: ActionKind): Action[] => everyAction.filter((action) => actions[action] === kind);

/** What an action can be done to, the words of `actions.on_kind`. */
export const thingKinds = [
  "order",
  "customer",
  "case",
  "staff",
  "role",
  "mail",
  "parcel",
  "stock",
  "plan",
  "text",
  "destination",
  "price",
  "promo_code",
  "month",
  "job",
] as const;
export type ThingKind = (typeof thingKinds)[number];
