import type { Context } from "../../../platform/context.server.ts";
import { placeOf } from "../../../platform/places.server.ts";
import { knownPlace } from "../sessions/known-places.server.ts";
import type { Proof } from "./store.server.ts";

/**
 * Who requests or enters a code. `holder`: whose code it is, an account or a browser; nobody else can use it, or use up
 * its attempts. `counted`: the counter for messages and attempts: an account's session, a browser that was signed in to
 * the account before, or all strangers to a mailbox or phone together. `isTrusted`: not one of those strangers.
 */
export type Asker = { holder: string; counted: string; isTrusted: boolean };

/** The counter of messages. */
export const messagesOf = ({ purpose, recipient }: Pick<Proof, "purpose" | "recipient">, counted: string) =>
  `${purpose} ${recipient} ${counted}`;

export async function askerOf({ recipient, accountId }: Proof, context: Context): Promise<Asker> {
  if (accountId !== undefined) return { holder: recipient, counted: `account ${accountId}`, isTrusted: true };
  const holder = `${recipient} ${placeOf(context).browser ?? "none"}`;
  const isTrusted = (await knownPlace(recipient, context)) === "browser";
  return { holder, counted: isTrusted ? holder : recipient, isTrusted };
}
