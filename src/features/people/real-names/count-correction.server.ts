import { attempt } from "../../../platform/attempts.server.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import { widestNetworkOf } from "../../../platform/networks.server.ts";
import type { RealName } from "./store.server.ts";

type What = "a contact" | "a SIM";
const daily = { most: 5, minutes: 1440 };

/**
 * A stranger who has the link uses up no turn of the account that sent the form, and of a guest's only where they share a
 * network.
 */
export async function countCorrection(
  what: What,
  { id, account_id: account }: RealName,
  context: Context & { caller?: AccountCaller },
): Promise<void> {
  const { caller, visitor } = context;
  const corrections = { ...daily, what: `corrections of ${what}` };
  if (caller && caller.accountId === account) return attempt(context, corrections, `${id} ${account}`);
  await attempt(context, corrections, `${id} ${widestNetworkOf(visitor.address)}`);
  await attempt(context, { ...daily, what: `corrections of ${what} by guests`, most: 20 }, id);
}
