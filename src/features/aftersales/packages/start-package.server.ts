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
 * The network is asked first: what was used since we last heard is no package that waits. Then written down, asked,
 * then read again from the network, whose word alone moves the package: whoever gets no answer may repeat it, and one
 * that has begun meanwhile is answered as begun.
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

/** Whether the network said no. Its word on how the package stands now is written down in any case. */
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
