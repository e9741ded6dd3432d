import type { FieldProblem } from "./field-problems.ts";
import type { RecordProblem } from "./record-problem.ts";

/** Every refusal of the shop with its HTTP status (requirements E1). The texts are in i18n/<lang>/errors.ts. */
export const refusalStatus = {
  INVALID_INPUT: 400,
  TOKEN_VALID_FAIL: 401,
  NOT_ALLOWED: 403,
  CONFIRM_FIRST: 403,
  RIGHT_MISSING: 403,
  MORE_THAN_OWN: 403,
  BEYOND_LIMIT: 403,
  OWN_PROPOSAL: 403,
  OWN_DATA: 403,
  REVEAL_FIRST: 403,
  DRAFT_LINK_OVER: 404,
  PROPOSAL_OVER: 409,
  PLAN_NOT_SOLD_HERE: 403,
  NOT_FOUND: 404,
  PLAN_NOT_ON_SALE: 404,
  ORDER_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PRICE_CHANGED: 409,
  ORDER_ALREADY_PAID: 409,
  ORDER_CLOSED: 409,
  PROMO_STOPPED: 409,
  RATE_CHANGED: 409,
  REQUEST_KEY_REUSED: 409,
  REFUND_NOT_POSSIBLE: 409,
  CHANGE_NOT_POSSIBLE: 409,
  ORDER_BUSY: 409,
  START_NOT_POSSIBLE: 409,
  EMAIL_IN_USE: 409,
  ADDRESS_JUST_CORRECTED: 409,
  MAILBOX_MOVE_BEGUN: 409,
  MAILBOX_MOVE_OVER: 409,
  MAILBOX_KEPT: 409,
  PHONE_IN_USE: 409,
  PASSKEYS_FULL: 409,
  OUT_OF_STOCK: 409,
  FEW_LEFT: 409,
  NOT_DELIVERED: 409,
  ADDRESSES_FULL: 409,
  CARDS_FULL: 409,
  PARCEL_MOVED: 409,
  MAIL_NOT_AGAIN: 409,
  BUYER_ACTED: 409,
  CASE_CHANGED: 409,
  OWN_ROLE: 409,
  CASE_CLOSED: 409,
  CASE_ENDS_ITSELF: 409,
  NOTE_STAYS: 409,
  SHARED_OFTEN: 409,
  RECORD_CHANGED: 409,
  ASKED_ALREADY: 409,
  MATTER_UNDER_WAY: 409,
  SIM_NOT_OURS: 409,
  SIM_NOT_FREE: 409,
  SIMS_FULL: 409,
  SWAP_NOT_POSSIBLE: 409,
  SWAP_USED: 409,
  COLLEAGUE_SWAPS: 409,
  SWAPPED_OFTEN: 429,
  MONTH_NOT_DUE: 409,
  REAL_NAME_OVER: 409,
  REAL_NAME_UNREADABLE: 409,
  CORRECTION_OPEN: 409,
  REGISTER_ANEW: 409,
  ENQUIRY_OVER: 409,
  FILE_DAMAGED: 409,
  CHAT_FULL: 409,
  COLLEAGUE_LOOKS: 409,
  BATCH_TOUCHED: 409,
  JOB_GONE: 409,
  JOB_POINTLESS: 409,
  JOB_NOT_POINTLESS: 409,
  TOUCHED_CHANGED: 409,
  TOUCHED_MANY: 409,
  TOO_LARGE: 413,
  PHOTO_REFUSED: 422,
  FILE_REFUSED: 422,
  CURRENCY_NOT_OFFERED: 422,
  WAY_NOT_OFFERED: 422,
  METHOD_NOT_OFFERED: 422,
  DAYS_NOT_OFFERED: 422,
  PROMO_INVALID: 422,
  NOT_POSTED_THERE: 422,
  TOO_LATE_BY_POST: 422,
  SIM_NOT_ACCEPTED: 422,
  SIGN_IN_FAILED: 422,
  WAY_NOT_ALLOWED: 422,
  CODE_WRONG: 422,
  PASSKEY_REFUSED: 422,
  TOO_MANY_REQUESTS: 429,
  MAILED_OFTEN: 429,
  REVEALED_OFTEN: 429,
  EXPORTED_OFTEN: 429,
  ADDRESSES_CORRECTED_OFTEN: 429,
  ORDER_IS_PAID: 409,
  ORDER_NOT_PAID: 409,
  BULK_UNDER_WAY: 409,
  BULK_OVER: 409,
  NO_CASE_OPEN: 409,
  COLLEAGUE_GONE: 409,
  VIEW_NAMED_ALREADY: 409,
  VIEWS_FULL: 409,
  ROLE_GONE: 409,
  ROLE_IN_USE: 409,
  ROLE_NAMED_ALREADY: 409,
  ROLE_STAYS: 409,
  ROLES_FULL: 409,
  TOO_QUICK: 429,
  CODE_SENT_BEFORE: 429,
  TRIED_OFTEN: 429,
  SIM_TRIED_OFTEN: 429,
  PUK_TRIED_OFTEN: 429,
  HELD_UNPAID: 429,
  HELD_BY_NETWORK: 429,
  HELP_ASKED_OFTEN: 429,
  UNKNOWN_ERROR: 500,
  GATEWAY_UNAVAILABLE: 503,
  NETWORK_UNAVAILABLE: 503,
  TRY_AGAIN_LATER: 503,
  UNDER_MAINTENANCE: 503,
} as const;

/** An invalid field of a visitor's input, or of a catalogue record that is edited. */
export type InputProblem = FieldProblem | RecordProblem;

export type RefusalCode = keyof typeof refusalStatus;

/** Thrown for an expected failure; it becomes the envelope. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: InputProblem[];
  /** Shown with the text, such as the new price. Only what the visitor may see. */
  readonly facts: Record<string, unknown>;

  constructor(
    code: RefusalCode,
    { fields = [], facts = {} }: { fields?: InputProblem[]; facts?: Record<string, unknown> } = {},
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.facts = facts;
  }
}

/** Refuses: with the code, the field next to which it is shown, and facts for the visitor. */
export function refuse(code: RefusalCode, field?: FieldProblem, facts?: Record<string, unknown>): never {
  throw new Refusal(code, { fields: field ? [field] : [], facts });
}
