import type { Shop, Visitor } from "./context.server.ts";
import { networksOf } from "./networks.server.ts";

/** What is told, and how each may end. What went against somebody is told at warn, the rest at info. */
const outcomes = {
  sign_in: ["succeeded", "failed"],
  code: ["wrong"],
  limit: ["reached"],
  token: ["refused"],
  promo_code: ["wrong"],
  foreign_form: ["refused"],
  webhook: ["refused"],
  password: ["changed", "reset", "refused"],
  passkey: ["added", "removed", "refused"],
  mailbox: ["changed"],
  phone: ["changed"],
  session: ["ended"],
  account: ["opened", "deleted"],
  refund: ["asked", "withdrawn", "granted", "rejected"],
  desk: ["done"],
} as const satisfies Record<string, readonly string[]>;

export type SecurityEvent = keyof typeof outcomes;
type Outcome<Event extends SecurityEvent> = (typeof outcomes)[Event][number];
/** `what`: which limit, call or deed, a word of the sources. Nothing that names a person, a SIM or a secret. */
type More = { account?: string | undefined; what?: string; count?: number };
type Asking = Pick<Shop, "log" | "metrics" | "vault"> & { visitor?: Visitor };

const against: readonly string[] = ["failed", "wrong", "reached", "refused"];

/**
 * One line for whoever watches over the shop (OWASP ASVS 5.0, V16.3): what happened, when, how it ended, to which account, and
 * from which network as a keyed hash, by which lines of one network are found and nobody is. Many of a kind are one line with
 * a count (quiet-log); the metric counts each.
 */
export function noteSecurity<Event extends SecurityEvent>({ log, metrics, vault, visitor }: Asking, event: Event, outcome: Outcome<Event>, more: More = {}): void {
  metrics.securityEvents.inc({ event, outcome });
  const network = visitor && vault.sign("security log", networksOf(visitor.address)[0].name);
  log[against.includes(outcome) ? "warn" : "info"]({ security: event, outcome, ...more, network }, "security");
}
