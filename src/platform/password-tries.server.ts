import { attempt, resetAttempts, uncountAttempt, type AttemptLimit } from "./attempts.server.ts";
import type { Context } from "./context.server.ts";
import { placeOf, type KnownPlace } from "./places.server.ts";

type Counted = { limit: AttemptLimit; who: string };
/** The counters of password attempts for a name from a place: attacks from elsewhere never lock its owner out at home. */
type PasswordTries = { place: Counted; others: readonly Counted[] };

type Limits = { place: AttemptLimit; network: AttemptLimit; strangers: AttemptLimit };

export function triesFrom(known: KnownPlace, name: string, limits: Limits, context: Context): PasswordTries {
  const { browser, network } = placeOf(context);
  const at = (place: string) => ({ limit: limits.place, who: `${name} ${place}` });
  if (known === "browser") return { place: at(browser!), others: [] };
  const ofNetwork = { limit: limits.network, who: context.visitor.address };
  const ofStrangers = { limit: limits.strangers, who: name };
  return { place: at(network), others: known === "network" ? [ofNetwork] : [ofNetwork, ofStrangers] };
}

/**
 * Counted before the password is checked. The place first: once it has used up its attempts it takes none from others.
 */
export async function countPassword({ place, others }: PasswordTries, context: Context): Promise<void> {
  for (const { limit, who } of [place, ...others]) await attempt(context, limit, who);
}

/** Uncounts the attempt: it was right, and only wrong ones count. */
export async function forgivePassword({ place, others }: PasswordTries, context: Context): Promise<void> {
  await resetAttempts(context, place.limit, place.who);
  for (const { limit, who } of others) await uncountAttempt(context, limit, who);
}
