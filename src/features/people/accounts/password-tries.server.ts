import { attempt, resetAttempts, uncountAttempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { knownPlace, placeOf } from "../sessions/known-places.server.ts";
import { passwordLimits } from "./rules.ts";

type Counted = { limit: AttemptLimit; who: string };
/**
 * The counters of password attempts for this name from this place: attacks from elsewhere never lock its owner out at
 * home.
 */
type PasswordTries = { place: Counted; others: readonly Counted[] };

export async function passwordTries(name: string, context: Context): Promise<PasswordTries> {
  const { browser, network } = placeOf(context);
  const known = await knownPlace(name, context);
  const at = (place: string) => ({ limit: passwordLimits.place, who: `${name} ${place}` });
  if (known === "browser") return { place: at(browser!), others: [] };
  const ofNetwork = { limit: passwordLimits.network, who: context.visitor.address };
  const ofStrangers = { limit: passwordLimits.strangers, who: name };
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
