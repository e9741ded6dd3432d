/** The words of `actions.action`. */
const actions = [
  "parcel_sent",
  "parcel_corrected",
  "parcel_arrived",
  "parcel_returned",
  "dispatch_cancelled",
  "cards_added",
  "case_assigned",
  "case_snoozed",
  "case_closed",
  "staff_invited",
  "staff_joined",
  "staff_signed_in",
  "staff_sign_in_failed",
  "staff_signed_out",
  "plan_published",
  "plan_withdrawn",
  "refund_decided",
  "refund_undone",
  "refund_rejected",
] as const;
export type Action = (typeof actions)[number];

/** What an action can be done to, the words of `actions.on_kind`. */
const thingKinds = [
  "order",
  "case",
  "staff",
  "role",
  "mail",
  "parcel",
  "stock",
  "plan",
  "destination",
  "price",
  "promo_code",
] as const;
export type ThingKind = (typeof thingKinds)[number];
