import { IdentityRefused, IdentityUnavailable } from "../../../adapters/identity/identity-provider.ts";
import { minuteMs } from "../../../kernel/duration.ts";
import type { Context } from "../../../platform/context.server.ts";
import { placeOf } from "../../../platform/places.server.ts";
import { hashOfState, type FormPage, type SealedLogin } from "./begin-login.server.ts";
import { minutesOfLogin } from "./rules.ts";
import { keepProved, takeLogin } from "./store.server.ts";

/** `over`: of another browser, used, too old or made up. `declined`: the provider proved nobody. */
type LoginOutcome = "done" | "over" | "declined" | "failed";

/** A browser comes back from the provider, with this address. */
export async function finishLogin(back: URL, context: Context): Promise<{ form?: FormPage; outcome: LoginOutcome }> {
  const { db, vault, identity, now, visitor, limits, log } = context;
  const { browser } = placeOf(context);
  const [state = "", another] = back.searchParams.getAll("state");
  if (!identity || browser === undefined || another !== undefined) return { outcome: "over" };
  await limits.spend("costly", { db, vault, visitor, now });
  const which = { stateHash: hashOfState(state), browser, provider: identity.name };
  const taken = await takeLogin(db, which, { now, since: new Date(now.getTime() - minutesOfLogin * minuteMs) });
  if (!taken) return { outcome: "over" };
  const { nonce, verifier, ...form } = JSON.parse(vault.open(taken.sealed)) as SealedLogin;
  try {
    const proved = await identity.proved(back, { state, nonce, verifier, language: visitor.language, isPhone: false });
    await keepProved(db, which, { proved: vault.seal(JSON.stringify(proved)), now });
    return { form, outcome: "done" };
  } catch (error) {
    if (error instanceof IdentityRefused) return { form, outcome: "declined" };
    if (!(error instanceof IdentityUnavailable)) throw error;
    log.warn({ err: error }, "the provider of digital identities did not answer as agreed");
    return { form, outcome: "failed" };
  }
}
