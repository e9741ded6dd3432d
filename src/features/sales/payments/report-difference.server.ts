import { openDifference, type Found } from "./difference-store.server.ts";
import type { AtGateway } from "./gateway-of.server.ts";

/** One comparison with a gateway, and what it has reported so far. */
export type Comparing = AtGateway & { reported: Set<string> };

/** One open case per difference, unless a colleague has decided about it as it is. */
export async function reportDifference(
  { db, clock, log, payments, reported }: Comparing,
  found: Omit<Found, "gateway">,
): Promise<void> {
  reported.add(`${found.kind} ${found.there.reference}`);
  if (!(await openDifference(db, { ...found, gateway: payments.name }, clock()))) return;
  const { kind, there } = found;
  log.error({ reference: there.reference, kind }, "not the same here and at the gateway; a case is open");
}
