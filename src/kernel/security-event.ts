/** The events of the security log, and their outcomes. */
const securityOutcomes = {
  sign_in: ["succeeded", "failed"],
  session: ["ended"],
  token: ["refused"],
  code: ["wrong"],
  password: ["changed", "reset"],
  passkey: ["added", "removed", "refused"],
  mailbox: ["changed"],
  phone: ["changed"],
  sim: ["changed"],
  account: ["opened", "exported", "deleted"],
  limit: ["reached"],
  promo_code: ["wrong"],
  foreign_form: ["refused"],
  right: ["refused"],
  webhook: ["refused"],
  refund: ["asked", "withdrawn"],
  desk: ["done"],
  staff: ["invited", "role_changed", "shut_out"],
} as const satisfies Record<string, readonly string[]>;

type EventName = keyof typeof securityOutcomes;
type Outcome<Event extends EventName> = (typeof securityOutcomes)[Event][number];
/** An event with its outcome, such as `["password", "changed"]`. */
export type SecurityEvent = { [Event in EventName]: readonly [Event, Outcome<Event>] }[EventName];
