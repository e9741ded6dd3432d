import { factsIn } from "./difference-at-hand.server.ts";
import { causeOf, gapOf, isGatewayDifference } from "./rules.ts";
import type { DifferenceCase } from "./store.server.ts";

/** Both sides as they were found: those of a gateway, or what the ledger's proof expected and found. */
export function shownDifference(found: DifferenceCase, now: Date) {
  const { id, kind, subject, details, opened_at, snoozed_until, number, is_proposed: isProposed } = found;
  const { here, there } = factsIn(found);
  const side = (amount: unknown) => ({
    state: null,
    amount: typeof amount === "number" ? amount : null,
    currency: typeof details["currency"] === "string" ? details["currency"] : null,
  });
  const isOfGateway = isGatewayDifference(kind);
  return {
    id,
    kind,
    subject,
    isProposed,
    gateway: typeof details["gateway"] === "string" ? details["gateway"] : null,
    cause: causeOf(kind, { here, there }),
    ours: isOfGateway ? here && { state: here.state, ...here.amount } : side(details["found"]),
    theirs: isOfGateway
      ? there && { state: there.state, amount: there.amount?.amount ?? null, currency: there.amount?.currency ?? null }
      : side(details["expected"]),
    gap: isOfGateway && there ? gapOf(kind, { here, there }) : null,
    order: number,
    openedAt: opened_at.toISOString(),
    snoozedUntil: snoozed_until && snoozed_until > now ? snoozed_until.toISOString() : null,
  };
}
