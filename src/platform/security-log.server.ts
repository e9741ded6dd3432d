import type { RefusalCode } from "../kernel/refusal.ts";
import type { SecurityEvent } from "../kernel/security-event.ts";
import type { Shop, Visitor } from "./context.server.ts";
import { networksOf } from "./networks.server.ts";

/** `what`: the call or event, a constant from the sources. Nothing that identifies a person, a SIM or a secret. */
type More = { account?: string | undefined; what?: string | undefined };
type Asking = Pick<Shop, "log" | "metrics" | "vault"> & { visitor?: Pick<Visitor, "address"> };

/** Outcomes that are logged at warn; the rest at info. */
const against: readonly string[] = ["failed", "wrong", "reached", "refused"];

/**
 * One audit line per event (OWASP ASVS 5.0, V16.3): what happened, when, its outcome, the account, and the network as a
 * keyed hash, which groups lines of one network without revealing it. Repeated lines are collapsed with a count
 * (quiet-log); the metric counts each.
 */
export function noteSecurity(
  { log, metrics, vault, visitor }: Asking,
  [event, outcome]: SecurityEvent,
  more: More = {},
): void {
  metrics.securityEvents.inc({ event, outcome });
  const network = visitor && vault.sign("security log", networksOf(visitor.address)[0].name);
  log[against.includes(outcome) ? "warn" : "info"]({ security: event, outcome, ...more, network }, "security");
}

/** Refusals that may come from an attack. */
const ofRefusals: { [code in RefusalCode]?: SecurityEvent } = {
  SIGN_IN_FAILED: ["sign_in", "failed"],
  TOKEN_VALID_FAIL: ["token", "refused"],
  CODE_WRONG: ["code", "wrong"],
  PASSKEY_REFUSED: ["passkey", "refused"],
  PROMO_INVALID: ["promo_code", "wrong"],
  NOT_ALLOWED: ["foreign_form", "refused"],
  RIGHT_MISSING: ["right", "refused"],
  TOO_MANY_REQUESTS: ["limit", "reached"],
  TRIED_OFTEN: ["limit", "reached"],
  SIM_TRIED_OFTEN: ["limit", "reached"],
  PUK_TRIED_OFTEN: ["limit", "reached"],
  MAILED_OFTEN: ["limit", "reached"],
  SHARED_OFTEN: ["limit", "reached"],
  HELP_ASKED_OFTEN: ["limit", "reached"],
};

export function noteRefusal(asking: Asking, code: RefusalCode, more: More): void {
  const event = ofRefusals[code];
  if (event) noteSecurity(asking, event, more);
}
