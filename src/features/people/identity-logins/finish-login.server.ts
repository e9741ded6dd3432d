import { IdentityRefused, IdentityUnavailable } from "../../../adapters/identity/identity-provider.ts";
import { minuteMs } from "../../../kernel/duration.ts";
import type { Context } from "../../../platform/context.server.ts";
import { placeOf } from "../../../platform/places.server.ts";
import { hashOf, isPhone, type FormPage, type SealedLogin } from "./begin-login.server.ts";
import { keptOf } from "./proof-of.server.ts";
import { minutesOfLogin } from "./rules.ts";
import { keepProved, noteAsked, takeLogin } from "./store.server.ts";

/** `waiting`: the provider tells later. `over`: of another browser, used, too old or made up. `declined`: nobody was proved. */
type LoginOutcome = "done" | "waiting" | "over" | "declined" | "failed";

/** A browser comes back from the provider, with this address. */
export async function finishLogin(back: URL, context: Context): Promise<{ form?: FormPage; outcome: LoginOutcome }> {
  const { db, vault, identity, now, visitor, limits, log } = context;
  const { browser } = placeOf(context);
  const [state = "", another] = back.searchParams.getAll("state");
  if (!identity || browser === undefined || another !== undefined) return { outcome: "over" };
  await limits.spend("costly", { db, vault, visitor, now });
  const which = { stateHash: hashOf(state), browser, provider: identity.name };
  const taken = await takeLogin(db, which, { now, since: new Date(now.getTime() - minutesOfLogin * minuteMs) });
  if (!taken) return { outcome: "over" };
  const { nonce, verifier, business, ...form } = JSON.parse(vault.open(taken.sealed)) as SealedLogin;
  const login = { state, nonce, verifier, business, language: visitor.language, isPhone: isPhone(visitor) };
  try {
    const said = await identity.proved(back, login);
    if ("app" in said) {
      const isWaiting = await noteAsked(db, which.stateHash, { sealed: vault.seal(JSON.stringify(said)), now });
      return { form, outcome: isWaiting ? "waiting" : "over" };
    }
    const isKept = await keepProved(db, which.stateHash, { ...keptOf(said, vault), now });
    return { form, outcome: isKept ? "done" : "over" };
  } catch (error) {
    if (error instanceof IdentityRefused) return { form, outcome: "declined" };
    if (!(error instanceof IdentityUnavailable)) throw error;
    log.warn({ err: error }, "the provider of digital identities did not answer as agreed");
    return { form, outcome: "failed" };
  }
}
