import { IdentityRefused, type Callback } from "../../../adapters/identity/identity-provider.ts";
import { minuteMs } from "../../../kernel/duration.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { hashOf } from "./begin-login.server.ts";
import { keptOf } from "./proof-of.server.ts";
import { minutesOfLogin } from "./rules.ts";
import { keepTold } from "./store.server.ts";

/**
 * A provider tells who agreed, before or after the browser came back from it. Returns what the provider is answered. Throws
 * `IdentityRefused` for whatever is not of a login that waits, whichever reason.
 */
export async function takeCallback({ db, vault, identity, clock, log }: Shop, callback: Callback): Promise<object> {
  if (!identity) throw new IdentityRefused("no provider is set");
  const { business, state, identity: person, lacks, answer } = await identity.told(callback);
  if (lacks) log.warn({ lacks }, "a digital identity told less than was asked for");
  const now = clock();
  const isTaken = await keepTold(
    db,
    { stateHash: hashOf(state), businessHash: hashOf(business), provider: identity.name },
    { said: person && keptOf(person, vault), now, since: new Date(now.getTime() - minutesOfLogin * minuteMs) },
  );
  if (!isTaken) throw new IdentityRefused("of no login that waits");
  return answer;
}
