import { attempt } from "../../../platform/attempts.server.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import { widestNetworkOf } from "../../../platform/networks.server.ts";
import type { RealName } from "./store.server.ts";

/** Each a day, of the account or of one network. A document is typed from a card, and the rules find more that is wrong. */
const most = { "a contact": 5, "a SIM": 5, "a document": 10 };
/** Of a registration, from however many networks: each sends e-mails or has a reviewer begin anew. */
const mostOfAll = 100;

/**
 * A stranger who has the link uses up no turn of the account that sent the form, and of a guest's only where they share a
 * network, or command twenty.
 */
export async function countCorrection(
  what: keyof typeof most,
  { id, account_id: account }: RealName,
  context: Context & { caller?: AccountCaller },
): Promise<void> {
  const { caller, visitor } = context;
  const corrections = { what: `corrections of ${what}`, most: most[what], minutes: 1440 };
  if (caller && caller.accountId === account) return attempt(context, corrections, `${id} ${account}`);
  await attempt(context, corrections, `${id} ${widestNetworkOf(visitor.address)}`);
  await attempt(context, { ...corrections, what: `corrections of ${what} by guests`, most: mostOfAll }, id);
}
