import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { lookAtNetwork } from "../../delivery/usage/look-at-network.server.ts";
import { stateAt } from "../../stock/data-plans/rules.ts";
import { StartPackage } from "./contract.ts";
import { canStart } from "./package-shown.server.ts";
import { packageIdOf, packageKeyOf } from "./rules.ts";
import { keepStart, packageByKey, type PackageRow } from "./store.server.ts";

/**
 * Starts a package. First refreshes it from the network: it may have started since the last report. Then records the
 * request, calls the network, and reads the state back, which alone moves the package: a request without a response may
 * be repeated, and a package that has started meanwhile counts as started.
 */
export const startPackage = operation(StartPackage, async ({ packageId, requestKey }, context) => {
  const { db, now, caller } = context;
  const key = packageKeyOf(packageId);
  const found = () => packageByKey(db, key, caller.accountId);
  const before = await found();
  if (!before?.own) return refuse("NOT_FOUND");
  if (canStart(before, now)) await onNetwork(context, () => lookAtNetwork([before.network_reference!], context));
  const row = (await found())!;
  if (stateAt(row, now) === "active") return startShown(row, now);
  if (!canStart(row, now)) return refuse("START_NOT_POSSIBLE");
  const kept = await keepStart(db, key, requestKey, caller.accountId, now);
  if (packageIdOf(kept) !== packageId) return refuse("REQUEST_KEY_REUSED");
  const refused = await onNetwork(context, () => startOnNetwork(row.network_reference!, context));
  const after = (await found())!;
  if (refused && stateAt(after, now) !== "active") return refuse("START_NOT_POSSIBLE");
  return startShown(after, now);
});

function startShown(row: PackageRow, now: Date) {
  const state = stateAt(row, now) === "active" ? ("active" as const) : ("not_started" as const);
  return {
    state,
    activatedAt: row.activated_at?.toISOString() ?? null,
    validUntil: row.expires_at?.toISOString() ?? null,
  };
}

/** Whether the network refused. The package's state is refreshed in any case. */
async function startOnNetwork(reference: string, { db, network }: Context): Promise<boolean> {
  const moved = await network.startPlan(reference);
  await lookAtNetwork([reference], { db, network });
  return moved.state === "refused";
}

async function onNetwork<Answer>({ log }: Context, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    log.warn({ err: error }, "the network does not answer; whether the package has begun is seen later");
    return refuse("NETWORK_UNAVAILABLE");
  }
}
