import { attempt, forgiveAttempts, takeBackAttempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { knownPlace, placeOf } from "../sessions/known-places.server.ts";
import { passwordLimits } from "./rules.ts";

type Counted = { limit: AttemptLimit; who: string };
/**
 * What a password for this name counts against, here: what strangers try elsewhere never keeps its owner out at home.
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
 * Counted before the password is looked at. First the place: who has used up its tries takes none from anybody else.
 */
export async function countPassword({ place, others }: PasswordTries, context: Context): Promise<void> {
  for (const { limit, who } of [place, ...others]) await attempt(context, limit, who);
}

/** It was right, and only what is wrong counts. */
export async function forgivePassword({ place, others }: PasswordTries, context: Context): Promise<void> {
  await forgiveAttempts(context, place.limit, place.who);
  for (const { limit, who } of others) await takeBackAttempt(context, limit, who);
}
